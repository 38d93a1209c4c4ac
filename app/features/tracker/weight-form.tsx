import { useHydrated } from '@tanstack/react-router'
import { textOfError } from '#app/errors/error-text.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { weightLimitsKilograms } from '#server/contract/tracker.schema.ts'
import { formatKilograms } from './format-kilograms.ts'
import { localToday } from './local-today.ts'
import { useKeepWeight } from './tracker.mutations.ts'
import { weightFormSchemaFor } from './weight-form.schema.ts'

const weightFormSchema = weightFormSchemaFor(localToday)

type WeightFormProps = {
  trackerId: string
  /** Today where the program runs; the member's own day takes its place in the browser. */
  today: string
}

export function WeightForm({ trackerId, today }: WeightFormProps) {
  const keep = useKeepWeight(trackerId)
  const form = useValidatedForm(weightFormSchema, (entry, element) =>
    keep.mutate(entry, { onSuccess: () => element.reset() }),
  )
  const ownToday = useHydrated() ? localToday() : today
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{m.tracker_form_title()}</h2>
      <form {...form.formProps} className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-1">
          <KilogramsField isWrong={form.isWrong('kilograms')} />
          <DayField isWrong={form.isWrong('measuredOn')} today={ownToday} />
        </div>
        {keep.isError && (
          <Alert tone="danger" title={m.tracker_failed_title()}>
            {textOfError(keep.error)}
          </Alert>
        )}
        <Button
          type="submit"
          className="sm:max-lg:self-start"
          disabled={!form.isReady}
          isBusy={keep.isPending}
        >
          {m.tracker_submit()}
        </Button>
        <p role="status" className="text-sm empty:sr-only">
          {keep.isSuccess &&
            m.tracker_saved({
              weight: formatKilograms(keep.variables.kilograms),
              date: formatDate(keep.variables.measuredOn),
            })}
        </p>
      </form>
    </Card>
  )
}

function KilogramsField({ isWrong }: { isWrong: boolean }) {
  const { least, most } = weightLimitsKilograms
  return (
    <Field.Root invalid={isWrong} required>
      <Field.Label>{m.tracker_kilograms()}</Field.Label>
      <Field.Input name="kilograms" inputMode="decimal" autoComplete="off" />
      <Field.HelperText>{m.tracker_kilograms_hint()}</Field.HelperText>
      <Field.ErrorText>
        {m.tracker_kilograms_wrong({ least: formatNumber(least), most: formatNumber(most) })}
      </Field.ErrorText>
    </Field.Root>
  )
}

function DayField({ isWrong, today }: { isWrong: boolean; today: string }) {
  return (
    <Field.Root invalid={isWrong} required>
      <Field.Label>{m.tracker_day()}</Field.Label>
      <Field.Input name="measuredOn" type="date" defaultValue={today} max={today} />
      <Field.HelperText>{m.tracker_day_hint()}</Field.HelperText>
      <Field.ErrorText>{m.tracker_day_wrong()}</Field.ErrorText>
    </Field.Root>
  )
}
