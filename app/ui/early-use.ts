const readyEvent = 'page-listens'
const useEvent = 'page-used'
/** Whoever reads through a screen reader does nothing that a page hears: it counts them as here by then. */
const readsByMs = 10_000
/** A link does without the scripts that it waits for when they have not come by then. */
const linkWaitsMs = 10_000
/** A control that was disabled until its script came is enabled when React has rendered it once more. */
const enabledTries = 20
const enabledEveryMs = 50

/**
 * Runs in the head. Nobody hears a button before the page is alive, nor a control in a part of it that
 * is asleep (`SleepingPart`): its press is kept, once however often an impatient hand repeats it, and so
 * is what is chosen in a select. Links, fields, submits and popovers work without scripts; a link that
 * scripts do more for says `data-waits-for-script`. What is disabled until then does not look so, and a
 * press on it is heard by its pointer: the style sheet waits for the mark that is set here. The first thing that a visitor does here leaves a mark of its own; it is not
 * that a pointer seems to move, by nothing, because the page has changed below it.
 */
export const earlyUseScript = `{
const root = document.documentElement
const pressed = new Set()
const changed = new Set()
const isHeard = (control) => 'alive' in root.dataset && !control.closest('[data-asleep]')
addEventListener('click', (event) => {
  const control = event.target.closest?.('button[type="button"]:not([popovertarget]),[data-waits-for-script]')
  if (!control || isHeard(control)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.add(control)
  if (control.href) setTimeout(() => pressed.has(control) && location.assign(control.href), ${linkWaitsMs})
}, true)
const waitingAt = ({ target, button }) => {
  if (button !== 0) return
  const control = target.closest?.('label')?.control ?? target.closest?.('button,input')
  const waits = control?.matches(':is(button,[type="checkbox"],[type="radio"]):disabled:not([data-stays-disabled])')
  return waits && !isHeard(control) ? control : undefined
}
let held
addEventListener('pointerdown', (event) => { held = waitingAt(event) }, true)
addEventListener('pointerup', (event) => { if (held && held === waitingAt(event)) pressed.add(held) }, true)
addEventListener('change', ({ target }) => { if (target.localName === 'select' && !isHeard(target)) changed.add(target) }, true)
const press = (control, tries) => control.matches(':disabled') && tries > 0
  ? setTimeout(press, ${enabledEveryMs}, control, tries - 1)
  : control.click()
addEventListener('${readyEvent}', () => {
  root.dataset.alive = ''
  for (const control of pressed) if (isHeard(control) && pressed.delete(control)) press(control, ${enabledTries})
  for (const select of changed)
    if (isHeard(select) && changed.delete(select)) select.dispatchEvent(new Event('change', { bubbles: true }))
})
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click']
const isByHand = ({ isTrusted, type, movementX, movementY }) =>
  isTrusted && (type !== 'pointermove' || movementX !== 0 || movementY !== 0)
const use = (event) => {
  if ('used' in root.dataset || (event && !isByHand(event))) return
  root.dataset.used = ''
  for (const sign of signs) removeEventListener(sign, use, true)
  dispatchEvent(new Event('${useEvent}'))
}
for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true })
setTimeout(use, ${readsByMs})
}`

/**
 * Makes the presses that nobody heard, on what is alive now. To be called from an effect: what has not
 * been hydrated by then React hydrates for a press, but not while it runs effects.
 */
export function replayEarlyClicks(): void {
  setTimeout(() => dispatchEvent(new Event(readyEvent)))
}

/** Ends with the first thing that the visitor does on this page, or when they have been reading it. */
export function untilUsed(): Promise<void> {
  if ('used' in document.documentElement.dataset) return Promise.resolve()
  return new Promise((resolve) => addEventListener(useEvent, () => resolve(), { once: true }))
}
