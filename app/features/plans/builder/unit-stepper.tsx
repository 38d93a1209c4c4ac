import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { unitLimits } from '#server/contract/meal-plan.schema.ts'

type UnitStepperProps = {
  /** Names the meal and the group. */
  label: string
  units: number
  onChange: (units: number) => void
}

/** Units in halves. The number takes the arrow keys. */
export function UnitStepper({ label, units, onChange }: UnitStepperProps) {
  const set = (next: number) =>
    onChange(Math.min(unitLimits.most, Math.max(0, Math.round(next * 2) / 2)))
  return (
    <fieldset aria-label={label} className="flex items-center gap-1">
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.plans_less({ label })}
        onClick={() => set(units - 0.5)}
      >
        −
      </Button>
      <input
        type="number"
        aria-label={m.plans_units_of({ label })}
        inputMode="decimal"
        min={0}
        max={unitLimits.most}
        step={0.5}
        value={units}
        onChange={({ target }) =>
          set(Number.isNaN(target.valueAsNumber) ? 0 : target.valueAsNumber)
        }
        title={formatNumber(units)}
        className="min-h-9 w-14 rounded-control border border-line-strong bg-surface-raised px-1 text-center pointer-coarse:min-h-11 [appearance:textfield]"
      />
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.plans_more({ label })}
        onClick={() => set(units + 0.5)}
      >
        +
      </Button>
    </fieldset>
  )
}
