import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { otherUnitText, valueText } from '#app/readings/measure-words.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import { unitsOf } from '#app/readings/other-unit.ts'

/** Describes a version of an entry in a conflict: `105 mg/dL (5.8 mmol/L), 3 March 2026`. */
export function measuredVersionText(entry: Entry): string {
  const { other } = unitsOf(entry.kind)
  const value = valueText(entry.kind, entry)
  return m.measurements_version({
    value: other ? `${value} (${otherUnitText(other, entry.value)})` : value,
    date: formatDate(entry.measuredOn),
  })
}
