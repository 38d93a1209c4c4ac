import { hydratedEvent } from '#app/ui/hydrated-event.ts'

/** A link that scripts enhance is followed without them after this time. */
const linkTimeoutMs = 10_000

export const earlyEventsArguments = [hydratedEvent, linkTimeoutMs] as const

/**
 * Runs in the head. Holds every press, submit and change made before hydration. Replays each once,
 * in the order in which the user made them. A deferred part (`data-deferred`) is hydrated later
 * than its page, and its events wait longer. Enter and Space arrive as clicks, so keyboard, pointer
 * and assistive technology are the same here. Links, GET forms and popovers work without scripts
 * and are left alone. A link with `data-waits-for-script` is held. The function is sent as text, so
 * it may use its arguments only.
 */
export function holdEarlyEvents(
  ...[hydratedEvent, linkTimeoutMs]: typeof earlyEventsArguments
): void {
  type TextField = HTMLInputElement | HTMLTextAreaElement
  type Field = TextField | HTMLSelectElement
  type Held =
    | { kind: 'press'; element: HTMLElement }
    | { kind: 'submit'; element: HTMLFormElement }
    | { kind: 'change'; element: Field; value: string; isChecked: boolean }
  const { dataset } = document.documentElement
  const held: Held[] = []
  const isHydrated = (element: Element) =>
    'hydrated' in dataset && !element.closest('[data-deferred]')
  const isHeld = (kind: Held['kind'], element: Element) =>
    held.some((each) => each.kind === kind && each.element === element)
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }

  /** Makes React hydrate the boundary around an element, as it does for any discrete event. */
  const hydrateAround = (element: EventTarget | null) =>
    element?.dispatchEvent(new Event('dragend', { bubbles: true }))
  /** Opens a deferred part, and lets a combobox listen, which ignores typing before it has the focus. */
  const reach = (element: Element) => {
    hydrateAround(element)
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }

  const onClick = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>(
      'button:not([popovertarget]),[role="combobox"],[data-waits-for-script]',
    )
    if (!element || isHydrated(element) || isGetSubmit(element)) return
    stop(event)
    if (!isHeld('press', element)) held.push({ kind: 'press', element })
    reach(element)
    if (element instanceof HTMLAnchorElement)
      setTimeout(() => isHeld('press', element) && location.assign(element.href), linkTimeoutMs)
  }
  const isGetSubmit = (control: HTMLElement) =>
    control instanceof HTMLButtonElement &&
    control.type === 'submit' &&
    control.form?.method === 'get'
  const onSubmit = (event: Event) => {
    const element = event.target as HTMLFormElement
    if (isHydrated(element) || element.method === 'get') return
    stop(event)
    if (!isHeld('submit', element)) held.push({ kind: 'submit', element })
  }
  const onChange = ({ target }: Event) => {
    const element = target as Field
    if (isHydrated(element)) return
    const { value } = element
    const isChecked = 'checked' in element && element.checked
    const last = held.findLast((each) => each.kind !== 'change' || each.element === element)
    if (last?.kind === 'change') Object.assign(last, { value, isChecked })
    else held.push({ kind: 'change', element, value, isChecked })
  }

  /** A press may render its form again, so each step waits until React has rendered the one before. */
  const replayNext = () => {
    for (const { element } of held) if (!isHydrated(element)) reach(element)
    const index = held.findIndex(({ element }) => isHydrated(element))
    const [next] = index < 0 ? [] : held.splice(index, 1)
    if (!next) return
    if (next.kind === 'press') next.element.click()
    else if (next.kind === 'submit') next.element.requestSubmit()
    else replayChange(inPage(next.element), next.value, next.isChecked)
    if (next.kind === 'change') replayNext()
    else setTimeout(replayNext)
  }

  /** React replaces all fields if the page differs from what it rendered, as extensions cause. */
  const inPage = (field: Field): Field => {
    if (field.isConnected) return field
    const selector = `${field.localName}[name="${field.name}"]`
    const others = [...document.querySelectorAll<Field>(selector)]
    return (
      others.find(({ value }) => field.type === 'radio' && value === field.value) ??
      others[0] ??
      field
    )
  }
  const replayChange = (field: Field, value: string, isChecked: boolean) => {
    if (field instanceof HTMLSelectElement) {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
    else if (field.type === 'radio' || field.type === 'checkbox') replayTick(field, isChecked)
    else replayText(field, value)
  }
  const replayTick = (field: TextField, isChecked: boolean) => {
    if (!(field instanceof HTMLInputElement) || (field.type === 'radio' && !isChecked)) return
    hydrateAround(field)
    field.checked = !isChecked
    field.click()
  }
  /** React hears a field only if its value differs from the one React saw last. */
  const replayText = (field: TextField, value: string) => {
    hydrateAround(field)
    // A date typed in part has no value yet; setting one would clear it.
    if (field.validity.badInput) return
    const isFocused = document.activeElement === field
    const isLeft = field.role === 'combobox' && !isFocused
    if (isLeft) reach(field)
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const caret = field.selectionStart
    // React's setter of the field makes React see another value, the prototype's leaves it unseen.
    field.value = `${value} `
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    if (caret !== null && isFocused) field.setSelectionRange(caret, caret)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }

  const onFocus = ({ target }: Event) => {
    // React would take a value that is set in a boundary before its hydration for the initial one.
    if ('hydrated' in dataset) hydrateAround(target)
    else if (target instanceof HTMLInputElement) keepTyping(target)
  }
  /** React sets the default value as it hydrates, which restarts a half-typed date, unless a script set its value. */
  const keepTyping = (field: HTMLInputElement) => {
    const { type, value, validity } = field
    if (/^(date|time)$/.test(type) && !validity.badInput) field.value = value
  }

  addEventListener('focusin', onFocus, true)
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onChange, true)
  addEventListener('change', onChange, true)
  addEventListener(hydratedEvent, () => {
    dataset.hydrated = ''
    const { activeElement } = document
    if (activeElement?.matches('input,textarea')) reach(activeElement)
    replayNext()
  })
}
