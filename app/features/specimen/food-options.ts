import { m } from '#app/i18n/paraglide/messages.js'

/** Something to choose from. */
export function foodOptions() {
  return [
    { value: 'rice', label: m.specimen_rice() },
    { value: 'tempe', label: m.specimen_tempe() },
    { value: 'vegetables', label: m.specimen_vegetables() },
  ]
}
