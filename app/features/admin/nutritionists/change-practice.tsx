import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import {
  type NutritionistDetail,
  practiceActSchema,
} from '#server/contract/admin-nutritionist.schema.ts'
import { sendNutritionistAct } from './admin-nutritionists.functions.ts'

const formSchema = v.object({ ...practiceActSchema.entries, successor: v.string() })

/** Pauses the practice, opens it again or ends it, and says whom that hits. */
export function ChangePractice({ nutritionist }: { nutritionist: NutritionistDetail }) {
  const { slug, state, clients, sessions, successors } = nutritionist
  const change = useAdminMutation(useServerFn(sendNutritionistAct))
  const form = useValidatedForm(formSchema, ({ successor, ...act }) =>
    change.mutate({
      ...{ kind: 'state', id: slug },
      body: { ...act, ...(act.act === 'leave' && successor !== '' && { successor }) },
    }),
  )
  const acts = [
    state === 'paused'
      ? { value: 'resume', label: m.admin_nutri_resume() }
      : { value: 'pause', label: m.admin_nutri_pause() },
    { value: 'leave', label: m.admin_nutri_leave() },
  ]
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_nutri_change()}
      </summary>
      <form {...form.formProps} className="flex max-w-xl flex-col gap-4 pt-2">
        <p className="font-semibold">{m.admin_nutri_change_text({ clients, sessions })}</p>
        <p className="text-ink-muted text-sm">{m.admin_nutri_leave_text()}</p>
        <SelectField
          name="act"
          label={m.admin_nutri_act()}
          placeholder={m.admin_choose()}
          options={acts}
          problem={form.problem('act', m.admin_choose_missing())}
        />
        <NativeSelect
          name="successor"
          label={m.admin_nutri_successor()}
          options={[
            { value: '', label: m.admin_nutri_successor_none() },
            ...successors.map((each) => ({ value: each.slug, label: each.name })),
          ]}
        />
        <ReasonField form={form} />
        <FailureAlert error={change.error} />
        <Button type="submit" variant="caution" className="self-start" isBusy={change.isPending}>
          {m.admin_nutri_change_send()}
        </Button>
      </form>
    </details>
  )
}
