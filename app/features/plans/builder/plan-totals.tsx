import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { itemsOfDay, planUncertaintyShare, sumUnits } from '#app/nutrition/plan-sums.ts'
import type { ExchangeEdition, PlanDay, PlanTargets } from '#server/contract/meal-plan.schema.ts'

type PlanTotalsProps = { day: PlanDay; edition: ExchangeEdition; targets: PlanTargets }

/** The running sum of a day, beside its targets. It stays in view while the units change. */
export function PlanTotals({ day, edition, targets }: PlanTotalsProps) {
  const sum = sumUnits(itemsOfDay(day), edition)
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 })
  const rows = [
    { name: m.plans_energy(), unit: 'kkal', value: sum.energyKcal, target: targets.energyKcal },
    { name: m.plans_protein(), unit: 'g', value: sum.proteinG, target: targets.proteinG },
    { name: m.plans_fat(), unit: 'g', value: sum.fatG, target: targets.fatG },
    {
      name: m.plans_carbohydrate(),
      unit: 'g',
      value: sum.carbohydrateG,
      target: targets.carbohydrateG,
    },
  ]
  const spread = sum.energyKcal * planUncertaintyShare
  return (
    <div
      role="status"
      className="sticky bottom-0 z-10 rounded-card border border-line bg-surface-raised p-3 shadow-float"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
        {rows.map(({ name, unit, value, target }) => (
          <div key={name}>
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="font-semibold">
              {`${number(value)}\u00a0${unit === 'kkal' ? m.plans_kcal_unit() : unit}`}
              {target !== null && (
                <span className="font-normal text-ink-muted text-sm">
                  {' '}
                  {m.plans_of_target({ target: number(target) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-muted text-sm">
        {m.plans_spread({
          least: number(Math.round(sum.energyKcal - spread)),
          most: number(Math.round(sum.energyKcal + spread)),
        })}
      </p>
    </div>
  )
}
