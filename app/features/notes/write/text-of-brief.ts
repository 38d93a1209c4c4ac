import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { measureName, valueText } from '#app/readings/measure-words.ts'
import type { FrozenBrief } from '#server/contract/note.schema.ts'

/** What the client's tracker tells by fixed rules, as a first assessment. Empty without a brief. */
export function textOfBrief(brief: FrozenBrief | null): string {
  if (!brief) return ''
  const { weight, body, blood, food } = brief.parts
  const latest = weight?.latest
  const pace = weight?.paces.findLast(({ kilogramsPerWeek }) => kilogramsPerWeek !== null)
  const lines = [
    latest &&
      m.notes_brief_weight({
        weight: valueText('weight', { value: latest.kilograms }),
        day: formatDate(latest.measuredOn),
      }),
    pace &&
      pace.kilogramsPerWeek !== null &&
      m.notes_brief_pace({
        change: valueText('weight', { value: pace.kilogramsPerWeek }),
        days: pace.windowDays,
      }),
    ...[...(body ?? []), ...(blood?.values ?? [])].map(({ kind, latest: value }) =>
      m.notes_brief_value({
        measure: measureName(kind),
        value: valueText(kind, value),
        day: formatDate(value.measuredOn),
      }),
    ),
    food?.intake &&
      m.notes_brief_food({
        logged: food.dayCount,
        days: food.windowDays,
        protein: formatNumber(Math.round(food.intake.proteinG)),
        fibre: formatNumber(Math.round(food.intake.fibreG)),
      }),
  ].filter(Boolean)
  return lines.length === 0
    ? ''
    : [m.notes_brief_from({ day: formatDate(brief.day) }), ...lines].join('\n')
}
