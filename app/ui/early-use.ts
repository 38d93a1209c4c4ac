const readyEvent = 'page-listens'
const useEvent = 'page-used'
/** Whoever reads through a screen reader does nothing that a page hears: it counts them as here by then. */
const readsByMs = 10_000
/** A link does without the scripts that it waits for when they have not come by then. */
const linkWaitsMs = 10_000

/**
 * Runs in the head. Nobody hears a button before the page is alive, nor a control in a part of it that
 * is asleep (`SleepingPart`): its press is kept, once however often an impatient hand repeats it.
 * Links, fields, submits and popovers work without scripts; a link that scripts do more for says
 * `data-waits-for-script`. What is disabled until then does not look so: the style sheet waits for the
 * mark that is set here. The first thing that a visitor does here leaves a mark of its own; it is not
 * that a pointer seems to move, by nothing, because the page has changed below it.
 */
export const earlyUseScript = `{
const root = document.documentElement
const pressed = new Set()
const isHeard = (control) => 'alive' in root.dataset && !control.closest('[data-asleep]')
addEventListener('click', (event) => {
  const control = event.target.closest?.('button[type="button"]:not([popovertarget]),[data-waits-for-script]')
  if (!control || isHeard(control)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.add(control)
  if (control.href) setTimeout(() => pressed.has(control) && location.assign(control.href), ${linkWaitsMs})
}, true)
addEventListener('${readyEvent}', () => {
  root.dataset.alive = ''
  for (const control of pressed) if (isHeard(control) && pressed.delete(control)) control.click()
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
