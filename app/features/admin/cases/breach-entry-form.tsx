import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { momentInWibSchema } from '#app/features/admin/moment-in-wib.schema.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { breachEntrySchema } from '#server/contract/privacy-case.schema.ts'
import { sendBreachEntry } from './admin-cases.functions.ts'

const schema = v.object({ ...breachEntrySchema.entries, discoveredAt: momentInWibSchema })

/** Enters a breach. Its three texts stand in the letters, so they are for outsiders too. */
export function BreachEntryForm() {
  const enter = useAdminMutation(useServerFn(sendBreachEntry))
  const form = useValidatedForm(schema, (typed, element) =>
    enter.mutate(typed, { onSuccess: () => element.reset() }),
  )
  const texts = [
    ['summary', m.admin_breach_summary()],
    ['exposed', m.admin_breach_exposed()],
    ['measures', m.admin_breach_measures()],
  ] as const
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_breach_enter()}
      </summary>
      <form {...form.formProps} className="flex max-w-xl flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_breach_hint()}</p>
        <TextField
          name="discoveredAt"
          type="datetime-local"
          label={m.admin_breach_discovered()}
          problem={form.problem('discoveredAt', m.admin_case_received_missing())}
        />
        {texts.map(([name, label]) => (
          <TextAreaField
            key={name}
            name={name}
            label={label}
            rows={3}
            problem={form.problem(name, m.admin_case_text_missing())}
          />
        ))}
        <FailureAlert error={enter.error} />
        <Button type="submit" className="self-start" isBusy={enter.isPending}>
          {m.admin_case_save()}
        </Button>
        <p role="status" className="empty:sr-only">
          {enter.isSuccess && m.admin_case_entered()}
        </p>
      </form>
    </details>
  )
}
