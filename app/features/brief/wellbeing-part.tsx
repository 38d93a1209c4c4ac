import { formatShortDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { briefRules } from '#app/nutrition/brief/brief-rules.ts'
import { explainedMean } from '#app/nutrition/brief/explained-diary.ts'
import { measureName, numberText, valueText } from '#app/readings/measure-words.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import { isScale, type MeasurementKind } from '#server/contract/measures.ts'
import { Fact, Facts, TooLittle } from './fact.tsx'

const { leastDays } = briefRules.wellbeing

/** Means and least values of two weeks. */
export function WellbeingPart({ part }: { part: BriefPart<'wellbeing'> }) {
  if (part.length === 0) return <p className="text-ink-muted">{m.brief_none()}</p>
  return (
    <Facts>
      {part.map(({ kind, dayCount, windowDays, mean, least, leastOn }) => (
        <Fact
          key={kind}
          term={measureName(kind)}
          days={m.brief_days_written({ count: dayCount, days: windowDays })}
          explained={mean === null ? undefined : explainedMean(mean, dayCount)}
          rule={m.brief_rule_days({ least: leastDays })}
          measure={kind}
        >
          {mean === null || least === null || leastOn === null ? (
            <TooLittle {...{ dayCount, windowDays, leastDays }} />
          ) : (
            m.brief_mean_and_least({
              mean: levelText(kind, mean),
              least: levelText(kind, least),
              date: formatShortDay(leastOn),
            })
          )}
        </Fact>
      ))}
    </Facts>
  )
}

/** `3,4 dari 5` for a scale, `1.450 ml` for an amount. */
function levelText(kind: MeasurementKind, value: number): string {
  return isScale(kind)
    ? m.brief_of_five({ value: numberText(kind, value) })
    : valueText(kind, { value })
}
