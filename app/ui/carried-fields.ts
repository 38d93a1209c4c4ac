/** Storage of this tab. What lies there is removed as soon as the next page has read it. */
const storageKey = 'carried-fields'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** `place` counts the fields of one name, such as the radio buttons of a group. */
type CarriedField = { name: string; place: number; value: string; isChecked: boolean }

/**
 * Call it before the site reloads a page by itself, so that no typed text is lost. Passwords and files
 * are not carried.
 */
export function carryFields(): void {
  const carried = namedFields().map(({ name, place, field }): CarriedField => {
    return { name, place, value: field.value, isChecked: isTicked(field) }
  })
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(carried))
  } catch {
    // Storage is blocked or full: the page reloads without them.
  }
}

/** Fills the fields before hydration. The head script holds the events and replays them after it. */
export function fillCarriedFields(): void {
  const byPlace = new Map(
    takeCarried().map((carried) => [`${carried.name} ${carried.place}`, carried]),
  )
  for (const { name, place, field } of namedFields()) {
    const carried = byPlace.get(`${name} ${place}`)
    if (!carried) continue
    if (field.value === carried.value && isTicked(field) === carried.isChecked) continue
    if ('checked' in field) field.checked = carried.isChecked
    if (!isTickable(field)) field.value = carried.value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function takeCarried(): CarriedField[] {
  try {
    const stored = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return stored ? JSON.parse(stored) : []
  } catch {
    return []
  }
}

function namedFields(): { name: string; place: number; field: Field }[] {
  const counts = new Map<string, number>()
  const fields = document.querySelectorAll<Field>(
    '#content :is(input:not([type=password],[type=file],[type=hidden]),select,textarea)[name]',
  )
  return [...fields].map((field) => {
    const place = counts.get(field.name) ?? 0
    counts.set(field.name, place + 1)
    return { name: field.name, place, field }
  })
}

function isTickable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function isTicked(field: Field): boolean {
  return isTickable(field) && field.checked
}
