import { m } from '#app/i18n/paraglide/messages.js'

/** Sample options. */
export function foodOptions() {
  return [
    { value: 'rice', label: m.specimen_rice() },
    { value: 'tempe', label: m.specimen_tempe() },
    { value: 'vegetables', label: m.specimen_vegetables() },
  ]
}
