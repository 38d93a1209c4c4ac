import { m } from '#app/i18n/paraglide/messages.js'
import { lineOf } from '#server/contract/typed-text.ts'

export type Option = { value: string; label: string }

/** Debounce of the search field (specification, section 9). */
export const searchDelayMs = 300

/** Options whose label contains the query; letter case, accents and outer spaces are ignored. */
export function optionsMatching(options: Option[], query: string): Option[] {
  const wanted = plain(query)
  return options.filter(({ label }) => plain(label).includes(wanted))
}

/** The option whose whole label was typed, or filled in by the browser. */
export function optionNamed(options: Option[], query: string): Option | undefined {
  const wanted = plain(query)
  return options.find(({ label }) => plain(label) === wanted)
}

function plain(text: string): string {
  return lineOf(text).normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Text of an empty list: no options at all, or none that match. */
export function emptyListText(query: string): string {
  const typed = query.trim()
  return typed === '' ? m.select_no_options() : m.select_no_results({ query: typed })
}
