import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  nutritionistInvitationSchema,
  practiceSlugSchema,
} from '#server/contract/admin-nutritionist.schema.ts'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'
import { sendNutritionistAct } from './admin-nutritionists.functions.ts'

/** A practice that exists needs no name. */
const formSchema = v.object({
  slug: practiceSlugSchema,
  email: nutritionistInvitationSchema.entries.email,
  name: lineUpTo(100),
})

/** Mails a nutritionist the link to their practice. */
export function InviteNutritionist() {
  const invite = useAdminMutation(useServerFn(sendNutritionistAct))
  const form = useValidatedForm(formSchema, ({ slug, email, name }, element) => {
    const opening = name === '' ? {} : { opening: { name } }
    invite.mutate(
      { kind: 'invitation', id: slug, body: { slug, email, ...opening } },
      { onSuccess: () => element.reset() },
    )
  })
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_nutri_invite()}
      </summary>
      <form {...form.formProps} className="flex max-w-xl flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_nutri_invite_text()}</p>
        <TextField
          name="slug"
          label={m.admin_nutri_slug()}
          hint={m.admin_nutri_slug_hint()}
          autoComplete="off"
          problem={form.problem('slug', m.admin_nutri_slug_wrong())}
        />
        <TextField
          name="email"
          type="email"
          label={m.admin_nutri_email()}
          autoComplete="off"
          problem={form.problem('email', m.admin_nutri_email_wrong())}
        />
        <TextField
          name="name"
          label={m.admin_nutri_full_name()}
          optionalMark={m.admin_optional()}
          autoComplete="off"
          problem={form.problem('name', m.admin_nutri_full_name_wrong())}
        />
        <FailureAlert error={invite.error} />
        <Button type="submit" className="self-start" isBusy={invite.isPending}>
          {m.admin_nutri_invite_send()}
        </Button>
        <p role="status" className="empty:sr-only">
          {invite.isSuccess && m.admin_nutri_invite_sent()}
        </p>
      </form>
    </details>
  )
}
