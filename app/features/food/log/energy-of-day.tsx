import { kcalText } from '#app/features/food/food-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { DayEnergy } from '#app/nutrition/day-energy.ts'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import type { FoodTargets } from './summary/food-targets.ts'
import { KnownFor } from './summary/known-for.tsx'

type EnergyOfDayProps = {
  eatenKcal: number
  /** The share of it whose foods have a source. */
  knownShare: number
  targets: FoodTargets | undefined
  /** The day is in the future: its foods are planned, not eaten. */
  isPlan: boolean
}

/** Compares a day's energy with the range of the goal, or else with the estimated need. */
export function EnergyOfDay({ eatenKcal, knownShare, targets, isPlan }: EnergyOfDayProps) {
  const energy = targets?.energy
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-ink-muted">{isPlan ? m.food_energy_planned() : m.food_energy_eaten()}</p>
        <p className="font-bold text-2xl tabular-nums tracking-tight md:text-3xl">
          {kcalText(eatenKcal)}
        </p>
        <KnownFor share={knownShare} />
      </div>
      {energy && (
        <>
          <ProgressLine share={Math.min(1, eatenKcal / energy.value.most)} className="mt-3 mb-2" />
          <p>{rangeText(energy.value)}</p>
          <p className="pt-1 text-ink-muted text-sm">{comparisonText(eatenKcal, energy.value)}</p>
          <ExplainedDetails of={energy} />
        </>
      )}
      {targets && !energy && <p className="pt-1 text-ink-muted">{m.food_energy_no_weight()}</p>}
    </div>
  )
}

function rangeText({ least, most, from }: DayEnergy): string {
  const range = { least: formatNumber(inTens(least)), most: formatNumber(inTens(most)) }
  return from === 'goal' ? m.food_energy_goal(range) : m.food_energy_need(range)
}

/** Compares the rounded numbers, so the words never contradict the ones above. */
function comparisonText(eatenKcal: number, { least, most }: DayEnergy): string {
  const eaten = Math.round(eatenKcal)
  if (eaten < inTens(least))
    return m.food_energy_below({ kcal: formatNumber(inTens(least) - eaten) })
  if (eaten > inTens(most)) return m.food_energy_above({ kcal: formatNumber(eaten - inTens(most)) })
  return m.food_energy_within()
}

/** The formula is right to about 10 %, so single kilocalories would mislead. */
function inTens(kcal: number): number {
  return Math.round(kcal / 10) * 10
}
