import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type BmiEntry,
  bmiFormSchema,
  heightLimitsCentimetres,
  waistLimitsCentimetres,
  weightLimitsKilograms,
} from './bmi-form.schema.ts'

type BmiFormProps = {
  /** Receives undefined if a field is wrong, so that no outdated result stays. */
  onEntry: (entry: BmiEntry | undefined) => void
}

/** Asks for height, weight and optionally the waist. Values go only to `onEntry`. */
export function BmiForm({ onEntry }: BmiFormProps) {
  const form = useValidatedForm(bmiFormSchema, onEntry, () => onEntry(undefined))
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...number}
          name="centimetres"
          label={m.checks_bmi_height()}
          hint={m.checks_bmi_height_hint()}
          problem={form.problem(
            'centimetres',
            m.checks_bmi_height_wrong(limits(heightLimitsCentimetres)),
          )}
        />
        <TextField
          {...number}
          name="kilograms"
          label={m.checks_bmi_weight()}
          hint={m.checks_bmi_weight_hint()}
          problem={form.problem(
            'kilograms',
            m.checks_bmi_weight_wrong(limits(weightLimitsKilograms)),
          )}
        />
        <TextField
          {...number}
          name="waistCentimetres"
          label={m.checks_bmi_waist()}
          hint={m.checks_bmi_waist_hint()}
          optionalMark={m.checks_bmi_optional()}
          problem={form.problem(
            'waistCentimetres',
            m.checks_bmi_waist_wrong(limits(waistLimitsCentimetres)),
          )}
        />
        <SexChoice />
      </div>
      <Button type="submit" className="sm:self-start">
        {m.checks_bmi_submit()}
      </Button>
    </form>
  )
}

function limits({ least, most }: { least: number; most: number }) {
  return { least: formatNumber(least), most: formatNumber(most) }
}

/** Only the waist limit depends on it. */
function SexChoice() {
  const choices = [
    { value: 'female', label: m.checks_bmi_female() },
    { value: 'male', label: m.checks_bmi_male() },
  ]
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">
        {m.checks_bmi_sex()}{' '}
        <span className="font-normal text-ink-muted">({m.checks_bmi_optional()})</span>
      </legend>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="sex" value={value} className="size-4.5" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
