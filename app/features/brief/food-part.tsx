import type { ReactNode } from 'react'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber, formatShortDay } from '#app/i18n/format.ts'
import { knownPercent } from '#app/i18n/known-percent.ts'
import { listText } from '#app/i18n/list-text.ts'
import { partWords } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { briefRules } from '#app/nutrition/brief/brief-rules.ts'
import {
  explainedCount,
  explainedDays,
  explainedIntake,
  explainedMean,
} from '#app/nutrition/brief/explained-diary.ts'
import { plateOf, plateParts } from '#app/nutrition/plate-guide.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import { Fact, Facts, TooLittle } from './fact.tsx'

const { leastDays, leastGapDays } = briefRules.food

/** How much of four weeks was logged, and what the logged days say. */
export function FoodPart({ part, day }: { part: BriefPart<'food'>; day: string }) {
  const { dayCount, windowDays, topFoods, gaps } = part
  const tooLittle = <TooLittle {...{ dayCount, windowDays, leastDays }} />
  return (
    <Facts>
      <Fact
        term={m.brief_food_days()}
        explained={explainedDays(dayCount, windowDays)}
        rule={m.brief_rule_food_days()}
      >
        {m.brief_food_days_of({
          count: dayCount,
          days: windowDays,
          percent: percentText(dayCount / windowDays),
        })}
      </Fact>
      <IntakeFact part={part} tooLittle={tooLittle} />
      <PlateFact part={part} day={day} tooLittle={tooLittle} />
      <Fact
        term={m.brief_top_foods()}
        explained={explainedCount('n₁ ≥ n₂ ≥ …', dayCount)}
        rule={m.brief_rule_top_foods()}
      >
        <span className="font-normal">
          {topFoods.length === 0
            ? m.brief_none()
            : listText(
                topFoods.map(({ names, times }) =>
                  m.brief_food_times({ food: foodName({ names }), count: times }),
                ),
              )}
        </span>
      </Fact>
      <Fact
        term={m.brief_gaps()}
        explained={explainedCount(`d ≥ ${leastGapDays}`, dayCount)}
        rule={m.brief_rule_gaps({ least: leastGapDays })}
      >
        <span className="font-normal">
          {gaps.length === 0
            ? m.brief_gaps_none({ least: leastGapDays })
            : listText(
                gaps.map(({ from, to, dayCount: count }) =>
                  m.brief_gap({ first: formatShortDay(from), last: formatShortDay(to), count }),
                ),
              )}
        </span>
      </Fact>
    </Facts>
  )
}

type MacroName = 'proteinG' | 'fatG' | 'carbohydrateG' | 'fibreG'
type PartProps = { part: BriefPart<'food'>; tooLittle: ReactNode }

function IntakeFact({ part: { intake, targetKcal, dayCount }, tooLittle }: PartProps) {
  const rule = m.brief_rule_intake({ least: leastDays })
  if (!intake) return <Fact term={m.brief_intake()}>{tooLittle}</Fact>
  const { energyKcal } = intake
  const { known = {} } = intake
  const isPartly = Object.values(known).some((share) => share < 1)
  const gramsOf = (name: MacroName) => {
    const grams = formatNumber(intake[name], wholeNumber)
    const percent = knownPercent(known[name])
    return percent === null ? m.brief_grams({ grams }) : m.brief_grams_known({ grams, percent })
  }
  const sums = m.brief_macro_sums({
    protein: gramsOf('proteinG'),
    fat: gramsOf('fatG'),
    carbohydrate: gramsOf('carbohydrateG'),
    fibre: gramsOf('fibreG'),
  })
  const macros = isPartly ? `${sums}. ${m.brief_known_note()}` : sums
  const knownEnergy = knownPercent(known.energyKcal)
  const isMeasured = energyKcal !== undefined && typeof targetKcal === 'number'
  const explained = isMeasured
    ? explainedIntake(energyKcal, { targetKcal, dayCount })
    : explainedMean(energyKcal ?? intake.proteinG, dayCount)
  return (
    <Fact
      term={m.brief_intake()}
      days={energyKcal === undefined ? undefined : macros}
      explained={explained}
      rule={rule}
    >
      {energyKcal === undefined ? macros : m.brief_energy({ value: formatNumber(energyKcal) })}
      {energyKcal !== undefined && knownEnergy !== null && (
        <span className="font-normal text-sm print:text-[8pt]">
          {' '}
          {m.brief_known_for({ percent: knownEnergy })}
        </span>
      )}
      {isMeasured && (
        <p className="font-normal text-sm print:inline print:pl-2 print:text-[8pt]">
          {m.brief_energy_of_target({
            target: formatNumber(targetKcal),
            percent: percentText(energyKcal / targetKcal),
          })}
        </p>
      )}
    </Fact>
  )
}

function PlateFact({ part: { plateGrams }, day, tooLittle }: PartProps & { day: string }) {
  if (!plateGrams) return <Fact term={m.brief_plate()}>{tooLittle}</Fact>
  const explained = plateOf({ ...plateGrams, day })
  const guide = plateOf({ staple: 2, side: 1, vegetables: 2, fruit: 1, day })
  return (
    <Fact term={m.brief_plate()} explained={explained} rule={m.brief_rule_plate()}>
      <span className="font-normal">
        {listText(
          plateParts.map((of) =>
            m.brief_plate_share({
              part: partWords[of](),
              percent: percentText(explained.value.shares[of]),
              guide: percentText(guide.value.shares[of]),
            }),
          ),
        )}
      </span>
    </Fact>
  )
}

const wholeNumber = { maximumFractionDigits: 0 }

function percentText(share: number): string {
  return `${formatNumber(share * 100, wholeNumber)}\u00a0%`
}
