import { otherUnitText, valueText } from '#app/features/measurements/measure-words.ts'
import { unitsOf } from '#app/features/measurements/other-unit.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Entry } from './measured-entry.ts'

/** Describes a version of an entry in a conflict: `105 mg/dL (5.8 mmol/L), 3 March 2026`. */
export function measuredVersionText(entry: Entry): string {
  const { other } = unitsOf(entry.kind)
  const value = valueText(entry.kind, entry)
  return m.measurements_version({
    value: other ? `${value} (${otherUnitText(other, entry.value)})` : value,
    date: formatDate(entry.measuredOn),
  })
}
