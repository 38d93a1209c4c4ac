import { m } from '#app/i18n/paraglide/messages.js'
import { converseText, entryText, whenText } from '#app/readings/measure-words.ts'
import type { Entry } from '#app/readings/measured-entry.ts'

/** Describes a version of an entry in a conflict: `105 mg/dL (5.8 mmol/L), 3 March 2026, 07:10`. */
export function measuredVersionText(entry: Entry): string {
  const converse = converseText(entry)
  return m.measurements_version({
    value: converse ? `${entryText(entry)} (${converse})` : entryText(entry),
    date: whenText(entry),
  })
}
