import { formatDate, formatNumber, formatShortDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { briefRules } from '#app/nutrition/brief/brief-rules.ts'
import {
  explainedLatestTrend,
  explainedPace,
  explainedPercentPace,
} from '#app/nutrition/brief/explained-pace.ts'
import { valueText } from '#app/readings/measure-words.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import { Fact, Facts, TooLittle } from './fact.tsx'

const { leastDays } = briefRules.weight
const ruleOf = () => m.brief_rule_pace({ least: leastDays })

/** The last weight, its trend, and the pace of both windows. */
export function WeightPart({ part: { latest, paces } }: { part: BriefPart<'weight'> }) {
  return (
    <Facts>
      {latest ? (
        <Fact
          term={m.brief_weight_latest()}
          days={formatDate(latest.measuredOn)}
          explained={explainedLatestTrend(latest)}
        >
          {m.brief_weight_and_trend({
            weight: valueText('weight', { value: latest.kilograms }),
            trend: valueText('weight', { value: latest.trendKilograms }),
          })}
        </Fact>
      ) : (
        <Fact term={m.brief_weight_latest()}>{m.brief_none()}</Fact>
      )}
      {paces.map((pace) => (
        <Fact
          key={pace.windowDays}
          term={m.brief_pace({ days: pace.windowDays })}
          days={daysText(pace)}
          explained={explainedPace(pace)}
          rule={ruleOf()}
        >
          {pace.kilogramsPerWeek === null ? (
            <TooLittle {...pace} leastDays={leastDays} />
          ) : (
            m.brief_pace_kilograms({ value: signed(pace.kilogramsPerWeek) })
          )}
        </Fact>
      ))}
    </Facts>
  )
}

/** The same pace in percent alone. */
export function WeightTrendPart({ part }: { part: BriefPart<'weightTrend'> }) {
  return (
    <Facts>
      {part.map((change) => (
        <Fact
          key={change.windowDays}
          term={m.brief_pace({ days: change.windowDays })}
          days={daysText(change)}
          explained={explainedPercentPace(change)}
          rule={ruleOf()}
        >
          {change.percent === null || change.percentPerWeek === null ? (
            <TooLittle {...change} leastDays={leastDays} />
          ) : (
            m.brief_pace_percent({
              value: signed(change.percentPerWeek),
              whole: formatNumber(change.percent, {
                signDisplay: 'exceptZero',
                minimumFractionDigits: 1,
              }),
            })
          )}
        </Fact>
      ))}
    </Facts>
  )
}

type Weighed = BriefPart<'weightTrend'>[number]

function daysText({
  dayCount,
  windowDays,
  firstDay,
  lastDay,
}: Pick<Weighed, 'dayCount' | 'windowDays' | 'firstDay' | 'lastDay'>): string | undefined {
  if (firstDay === null || lastDay === null) return undefined
  return m.brief_days_weighed({
    count: dayCount,
    days: windowDays,
    first: formatShortDay(firstDay),
    last: formatShortDay(lastDay),
  })
}

function signed(value: number): string {
  return formatNumber(value, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}
