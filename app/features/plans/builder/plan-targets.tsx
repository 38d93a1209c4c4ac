import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { planFloorKcal } from '#app/nutrition/plan-guard.ts'
import { macrosOfEnergy } from '#app/nutrition/plan-sums.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { MealPlanBoard, PlanTargets } from '#server/contract/meal-plan.schema.ts'

type PlanTargetsProps = {
  targets: PlanTargets
  energy: MealPlanBoard['client']['energy']
  onChange: (targets: PlanTargets) => void
}

/** The targets of a day: from the client's formula or goal where they share it, or typed. */
export function PlanTargetFields({ targets, energy, onChange }: PlanTargetsProps) {
  const suggest = (energyKcal: number) => onChange({ energyKcal, ...macrosOfEnergy(energyKcal) })
  const fields = [
    { name: 'energyKcal', label: m.plans_target_energy(), most: 6000 },
    { name: 'proteinG', label: m.plans_target_protein(), most: 600 },
    { name: 'fatG', label: m.plans_target_fat(), most: 600 },
    { name: 'carbohydrateG', label: m.plans_target_carbohydrate(), most: 1200 },
  ] as const
  const floor = formatNumber(planFloorKcal(energy?.sex ?? null))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2">
        <h2 className="text-xl">{m.plans_targets()}</h2>
      </legend>
      {(energy?.goalKcal || energy?.usedKcal) && (
        <div className="flex flex-wrap gap-2">
          {energy.goalKcal && (
            <Button variant="secondary" size="sm" onClick={() => suggest(energy.goalKcal ?? 0)}>
              {m.plans_from_goal({ kcal: formatNumber(energy.goalKcal) })}
            </Button>
          )}
          {energy.usedKcal && (
            <Button variant="secondary" size="sm" onClick={() => suggest(energy.usedKcal ?? 0)}>
              {m.plans_from_formula({ kcal: formatNumber(energy.usedKcal) })}
            </Button>
          )}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {fields.map(({ name, label, most }) => (
          <TextField
            key={name}
            {...{ name, label }}
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            optionalMark={m.plans_optional()}
            value={targets[name] ?? ''}
            onChange={({ target }) => {
              const typed = Math.round(target.valueAsNumber)
              onChange({ ...targets, [name]: typed >= 1 ? Math.min(typed, most) : null })
            }}
          />
        ))}
      </div>
      {targets.energyKcal !== null && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          onClick={() => suggest(targets.energyKcal ?? 0)}
        >
          {m.plans_fill_macros()}
        </Button>
      )}
      <p className="text-ink-muted text-sm">
        {energy ? m.plans_floor({ kcal: floor }) : m.plans_floor_unknown({ kcal: floor })}{' '}
        {m.plans_energy_shares()}
      </p>
    </fieldset>
  )
}
