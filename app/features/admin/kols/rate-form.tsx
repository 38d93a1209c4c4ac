import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { kolRateSchema } from '#server/contract/admin-kol.schema.ts'
import { typedPercentSchema } from './typed-percent.ts'
import { useKolChange } from './use-kol-change.ts'

const formSchema = v.object({ ...kolRateSchema.entries, percent: typedPercentSchema })

/** Sets another percentage from a later day on. */
export function RateForm({ code }: { code: string }) {
  const change = useKolChange()
  const form = useValidatedForm(formSchema, (body, element) =>
    change.mutate({ kind: 'rates', code, body }, { onSuccess: () => element.reset() }),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_kol_rate_change()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_kol_rate_text()}</p>
        <TextField
          name="percent"
          label={m.admin_kol_percent_field()}
          hint={m.admin_kol_percent_hint()}
          inputMode="numeric"
          autoComplete="off"
          problem={form.problem('percent', m.admin_kol_percent_wrong())}
        />
        <TextField
          name="startsOn"
          type="date"
          label={m.admin_kol_rate_starts()}
          problem={form.problem('startsOn', m.admin_kol_rate_starts_missing())}
        />
        <ReasonField form={form} />
        <FailureAlert error={change.error} />
        <Button type="submit" variant="secondary" className="self-start" isBusy={change.isPending}>
          {m.admin_kol_rate_save()}
        </Button>
        <p role="status" className="empty:sr-only">
          {change.isSuccess && m.admin_kol_rate_saved()}
        </p>
      </form>
    </details>
  )
}
