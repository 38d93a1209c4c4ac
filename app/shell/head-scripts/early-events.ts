import { hydratedEvent } from '#app/ui/hydrated-event.ts'

/** A link that scripts enhance is followed without them after this time. */
const linkTimeoutMs = 10_000

export const earlyEventsArguments = [hydratedEvent, linkTimeoutMs] as const

/**
 * Runs in the head. Holds every press, submit and change made before hydration and replays it once.
 * Start holds presses on a deferred part, but not what is typed there; that waits here as well.
 * Enter and Space arrive as clicks, so keyboard, pointer and assistive technology are the same here.
 * Links, GET forms and popovers work without scripts and are left alone; a link with
 * `data-waits-for-script` is held. The function is sent as text, so it may use its arguments only.
 */
export function holdEarlyEvents(
  ...[hydratedEvent, linkTimeoutMs]: typeof earlyEventsArguments
): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const { dataset } = document.documentElement
  const pressed = new Set<HTMLElement>()
  const submitted = new Set<HTMLFormElement>()
  const changed = new Set<Field>()
  const holds = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const onClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      'button:not([popovertarget]),[data-waits-for-script]',
    )
    if (!control || isGetSubmit(control)) return
    holds(event)
    pressed.add(control)
    if (control instanceof HTMLAnchorElement)
      setTimeout(() => pressed.has(control) && location.assign(control.href), linkTimeoutMs)
  }
  const isGetSubmit = (control: HTMLElement) =>
    control instanceof HTMLButtonElement &&
    control.type === 'submit' &&
    control.form?.method === 'get'
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement
    if (form.method === 'get') return
    holds(event)
    submitted.add(form)
  }
  const onChange = ({ target }: Event) => {
    const field = target as Field
    if (!('hydrated' in dataset) || field.closest('[data-deferred]')) changed.add(field)
  }

  /** React hears a field only if its value differs from the one React saw last. */
  const replayChange = (field: Field) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      return field.dispatchEvent(new Event('change', { bubbles: true }))
    if (field.type === 'file') return field.dispatchEvent(new Event('change', { bubbles: true }))
    // React hydrates the boundary around the target of a discrete event at once.
    field.dispatchEvent(new Event('dragend', { bubbles: true }))
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (field.type === 'radio' && !field.checked) return
      field.checked = !field.checked
      return field.click()
    }
    const { value, defaultValue } = field
    if (value === defaultValue) return
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const caret = field.selectionStart
    field.value = defaultValue
    // The prototype's setter: React watches the field's, and would see no difference.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    if (caret !== null && document.activeElement === field) field.setSelectionRange(caret, caret)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onChange, true)
  addEventListener('change', onChange, true)
  addEventListener(hydratedEvent, () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    dataset.hydrated = ''
    for (const field of changed) {
      const isDeferred = field.closest('[data-deferred]')
      // Focus makes Start hydrate a deferred part; the field's turn comes when that is announced.
      if (isDeferred) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      else if (changed.delete(field)) replayChange(field)
    }
    for (const control of pressed) if (pressed.delete(control)) control.click()
    for (const form of submitted) if (submitted.delete(form)) form.requestSubmit()
  })
}
