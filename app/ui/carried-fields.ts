/** Storage of this tab. What lies there is removed as soon as the next page has read it. */
const storageKey = 'carried-fields'

/** Fields of an editor that opens after hydration are awaited this long. */
const openingMs = 10_000

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/**
 * `place` counts the fields of one name, such as the radio buttons of a group. `editor` is '' outside
 * of editors.
 */
type Place = { editor: string; name: string; place: number }
type CarriedField = Place & { value: string; isChecked: boolean }
type Carried = { fields: CarriedField[]; states: [string, unknown][] }

/** The states of the page before a reload, and of this page. See `useCarriedState`. */
const before = new Map<string, unknown>()
const shown = new Map<string, unknown>()

export const carriedStates = {
  /** Returns the state before the reload, once. */
  take(key: string): unknown {
    const state = before.get(key)
    before.delete(key)
    return state
  },
  /** The returned function ends the state with its component. */
  show(key: string, state: unknown): () => void {
    shown.set(key, state)
    return () => shown.delete(key)
  },
}

/**
 * Call it before the site reloads a page by itself, so that no typed text is lost. Passwords and files
 * are not carried.
 */
export function carryFields(): void {
  const fields = namedFields().map(({ field, ...place }): CarriedField => {
    return { ...place, value: field.value, isChecked: isTicked(field) }
  })
  const states = [...shown].filter(([, state]) => state !== undefined)
  const carried: Carried = { fields, states }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(carried))
  } catch {
    // Storage is blocked or full: the page reloads without them.
  }
}

/**
 * Fills the fields before hydration. The head script holds the events and replays them after it. The
 * fields of an editor (`data-editor`) are filled when it opens.
 */
export function fillCarriedFields(): void {
  const { fields, states } = takeCarried()
  for (const [key, state] of states) before.set(key, state)
  const waiting = new Map(fields.map((carried) => [keyOf(carried), carried]))
  const fill = () => {
    for (const { field, ...place } of namedFields()) {
      const carried = waiting.get(keyOf(place))
      waiting.delete(keyOf(place))
      if (carried) fillField(field, carried)
    }
  }
  fill()
  for (const [key, { editor }] of waiting) if (editor === '') waiting.delete(key)
  const content = document.getElementById('content')
  if (waiting.size === 0 || !content) return
  const observer = new MutationObserver(fill)
  observer.observe(content, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), openingMs)
}

function fillField(field: Field, { value, isChecked }: CarriedField): void {
  if (field.value === value && isTicked(field) === isChecked) return
  if (isTickable(field)) {
    if (field.checked !== isChecked) field.click()
    return
  }
  // React hears an event only if the value differs from the one that its own setter saw last.
  valueSetterOf(field)?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function valueSetterOf(field: Field) {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
}

function takeCarried(): Carried {
  try {
    const stored = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    if (stored) return JSON.parse(stored)
  } catch {
    // Storage is blocked, so nothing was carried.
  }
  return { fields: [], states: [] }
}

function namedFields(): (Place & { field: Field })[] {
  const counts = new Map<string, number>()
  const fields = document.querySelectorAll<Field>(
    '#content :is(input:not([type=password],[type=file],[type=hidden]),select,textarea)[name]',
  )
  return [...fields].map((field) => {
    const { name } = field
    const editor = field.closest<HTMLElement>('[data-editor]')?.dataset.editor ?? ''
    const place = counts.get(`${editor} ${name}`) ?? 0
    counts.set(`${editor} ${name}`, place + 1)
    return { editor, name, place, field }
  })
}

function keyOf({ editor, name, place }: Place): string {
  return `${editor} ${name} ${place}`
}

function isTickable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function isTicked(field: Field): boolean {
  return isTickable(field) && field.checked
}
