import { useSaveRamadan } from '#app/features/food/food.mutations.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import type { PersonReason } from '#app/nutrition/safe-goal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Ramadan, ramadanSchema } from '#server/contract/ramadan.schema.ts'
import { likelyRamadan } from './likely-ramadan.ts'

type RamadanFormProps = { ramadan: Ramadan | null; today: string }

/** Sets the days with sahur, berbuka and malam. Offers likely dates but never applies them unasked. */
export function RamadanForm({ ramadan, today }: RamadanFormProps) {
  const save = useSaveRamadan()
  const form = useValidatedForm(ramadanSchema, (days) => save.mutate(days), save.reset)
  const likely = likelyRamadan(today)
  return (
    <details className="border-line border-t pt-4 print:hidden">
      <summary className="rounded-control font-semibold text-link pointer-coarse:py-3">
        {ramadan
          ? m.food_ramadan_on({
              start: formatDate(ramadan.startsOn),
              end: formatDate(ramadan.endsOn),
            })
          : m.food_ramadan_title()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-4">
        <p className="text-ink-muted text-sm">{m.food_ramadan_text()}</p>
        {likely && (
          <div className="flex flex-col gap-2">
            <Button
              variant="secondary"
              size="sm"
              className="self-start text-left"
              onClick={({ currentTarget }) => fillIn(currentTarget.form, likely)}
            >
              {m.food_ramadan_fill({
                start: formatDate(likely.startsOn),
                end: formatDate(likely.endsOn),
              })}
            </Button>
            <p className="text-ink-muted text-sm">{m.food_ramadan_fill_hint()}</p>
          </div>
        )}
        <TextField
          name="startsOn"
          type="date"
          label={m.food_ramadan_start()}
          defaultValue={ramadan?.startsOn}
          problem={form.problem('startsOn', m.food_ramadan_start_wrong())}
        />
        <TextField
          name="endsOn"
          type="date"
          label={m.food_ramadan_end()}
          defaultValue={ramadan?.endsOn}
          problem={form.problem('endsOn', m.food_ramadan_end_wrong())}
        />
        <FailureAlert error={save.error} title={m.food_failed_title()} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isBusy={save.isPending}>
            {m.food_ramadan_submit()}
          </Button>
          {ramadan && (
            <Button variant="quiet" isBusy={save.isPending} onClick={() => save.mutate(null)}>
              {m.food_ramadan_off()}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm empty:sr-only">
          {save.isSuccess && m.food_targets_saved()}
        </p>
      </form>
    </details>
  )
}

function fillIn(form: HTMLFormElement | null, { startsOn, endsOn }: Ramadan): void {
  for (const [name, day] of Object.entries({ startsOn, endsOn })) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    field.value = day
    // Clears the problem of the field.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const consultFirst: PersonReason[] = ['pregnancy', 'lactation', 'disease', 'minor']

/** Reminds members with a medical reason to consult first: no formula can allow them to fast. */
export function FastingNote({ reasons }: { reasons: PersonReason[] }) {
  if (!reasons.some((reason) => consultFirst.includes(reason))) return null
  return <Alert title={m.food_fasting_title()}>{m.food_fasting_text()}</Alert>
}
