import { getLocale } from './paraglide/runtime.js'

/** `telur, tempe, dan bayam`. */
export function listText(words: string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(words)
}
