import { hydratedEvent } from '#app/ui/hydrated-event.ts'

/** A link that scripts enhance is followed without them after this time. */
const linkTimeoutMs = 10_000

export const earlyEventsArguments = [hydratedEvent, linkTimeoutMs] as const

/**
 * Runs in the head. Holds every press, submit and change made before hydration and replays it once.
 * A deferred part (`data-deferred`) is hydrated later than its page, and its events wait longer.
 * Enter and Space arrive as clicks, so keyboard, pointer and assistive technology are the same here.
 * Links, GET forms and popovers work without scripts and are left alone. A link with
 * `data-waits-for-script` is held. What is typed in a form with `data-starts-empty` is not replayed. The
 * function is sent as text, so it may use its arguments only.
 */
export function holdEarlyEvents(
  ...[hydratedEvent, linkTimeoutMs]: typeof earlyEventsArguments
): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const { dataset } = document.documentElement
  const pressed = new Set<HTMLElement>()
  const submitted = new Set<HTMLFormElement>()
  const changed = new Set<Field>()
  const isHydrated = (element: Element) =>
    'hydrated' in dataset && !element.closest('[data-deferred]')
  const hold = (event: Event) => {
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
    const control = (event.target as Element).closest<HTMLElement>(
      'button:not([popovertarget]),[role="combobox"],[data-waits-for-script]',
    )
    if (!control || isHydrated(control) || isGetSubmit(control)) return
    hold(event)
    pressed.add(control)
    reach(control)
    if (control instanceof HTMLAnchorElement)
      setTimeout(() => pressed.has(control) && location.assign(control.href), linkTimeoutMs)
  }
  const isGetSubmit = (control: HTMLElement) =>
    control instanceof HTMLButtonElement &&
    control.type === 'submit' &&
    control.form?.method === 'get'
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement
    if (isHydrated(form) || form.method === 'get') return
    hold(event)
    submitted.add(form)
  }
  const onChange = ({ target }: Event) => {
    const field = target as Field
    if (!isHydrated(field) && !field.closest('[data-starts-empty]')) changed.add(field)
  }
  const replayAll = <Held extends Element>(held: Set<Held>, replay: (element: Held) => void) => {
    for (const element of held)
      if (!isHydrated(element)) reach(element)
      else if (held.delete(element)) replay(element)
  }

  /** React hears a field only if its value differs from the one React saw last. */
  const replayChange = (field: Field) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      return field.dispatchEvent(new Event('change', { bubbles: true }))
    if (field.type === 'file') return field.dispatchEvent(new Event('change', { bubbles: true }))
    hydrateAround(field)
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (field.type === 'radio' && !field.checked) return
      field.checked = !field.checked
      return field.click()
    }
    const { value, defaultValue } = field
    if (value === defaultValue) return
    const isFocused = document.activeElement === field
    const isLeft = field.role === 'combobox' && !isFocused
    if (isLeft) reach(field)
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const caret = field.selectionStart
    field.value = defaultValue
    // The prototype's setter: React watches the field's, and would see no difference.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    if (caret !== null && isFocused) field.setSelectionRange(caret, caret)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }

  // React would take a value that is set in a boundary before its hydration for the initial one.
  const onFocus = ({ target }: Event) => {
    if ('hydrated' in dataset) hydrateAround(target)
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
    replayAll(changed, replayChange)
    replayAll(pressed, (control) => control.click())
    replayAll(submitted, (form) => form.requestSubmit())
  })
}
