import { useServerFn } from '@tanstack/react-start'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import {
  handoverSchema,
  type NutritionistDetail,
} from '#server/contract/admin-nutritionist.schema.ts'
import { sendNutritionistAct } from './admin-nutritionists.functions.ts'

/** Moves the clients to another nutritionist. What was moved is said after the form has gone. */
export function HandOver({ nutritionist }: { nutritionist: NutritionistDetail }) {
  const { slug, successors, clients } = nutritionist
  const move = useAdminMutation(useServerFn(sendNutritionistAct))
  const form = useValidatedForm(handoverSchema, (body) =>
    move.mutate({ kind: 'handover', id: slug, body }),
  )
  return (
    <>
      {clients > 0 && (
        <details>
          <summary className="cursor-pointer py-2 font-semibold text-link">
            {m.admin_nutri_move()}
          </summary>
          <form {...form.formProps} className="flex max-w-xl flex-col gap-4 pt-2">
            <p className="text-ink-muted text-sm">{m.admin_nutri_move_text()}</p>
            <SelectField
              name="successor"
              label={m.admin_nutri_successor()}
              placeholder={m.admin_choose()}
              options={successors.map((each) => ({ value: each.slug, label: each.name }))}
              problem={form.problem('successor', m.admin_choose_missing())}
            />
            <ReasonField form={form} />
            <FailureAlert error={move.error} />
            <Button type="submit" className="self-start" isBusy={move.isPending}>
              {m.admin_nutri_move_send()}
            </Button>
          </form>
        </details>
      )}
      <p role="status" className="empty:sr-only">
        {move.isSuccess && m.admin_nutri_moved({ count: move.data.moved })}
      </p>
    </>
  )
}
