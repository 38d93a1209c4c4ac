import { m } from '#app/i18n/paraglide/messages.js'

export type Option = { value: string; label: string }

/** How long the field of a select rests before its list follows (specification, section 9). */
export const searchDelayMs = 300

/** The options whose label holds what was typed, without regard to case, accents and space around. */
export function optionsMatching(options: Option[], query: string): Option[] {
  const wanted = plain(query)
  return options.filter(({ label }) => plain(label).includes(wanted))
}

/** The option that was typed whole, by hand or by a browser that fills forms in. */
export function optionNamed(options: Option[], query: string): Option | undefined {
  const wanted = plain(query)
  return options.find(({ label }) => plain(label) === wanted)
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** What an empty list says: whether there is nothing at all, or nothing of what was typed. */
export function emptyListText(query: string): string {
  const typed = query.trim()
  return typed === '' ? m.select_no_options() : m.select_no_results({ query: typed })
}
