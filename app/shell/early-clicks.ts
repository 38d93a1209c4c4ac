const aliveEvent = 'page-alive'

/**
 * Runs in the head. Nobody hears a button before the page is alive: its press is kept, once however
 * often an impatient hand repeats it. Links, fields, submits and popovers work without scripts. What
 * is disabled until then does not look so: the style sheet waits for the mark that is set here.
 */
export const earlyClicksScript = `{
const pressed = new Set()
const keep = (event) => {
  const button = event.target.closest?.('button[type="button"]:not([popovertarget])')
  if (!button) return
  event.stopImmediatePropagation()
  pressed.add(button)
}
addEventListener('click', keep, true)
addEventListener('${aliveEvent}', () => {
  removeEventListener('click', keep, true)
  document.documentElement.dataset.alive = ''
  for (const button of pressed) button.click()
}, { once: true })
}`

/**
 * Makes the presses that the page was not alive for. To be called from an effect: what has not been
 * hydrated by then React hydrates for a press, but not while it runs effects.
 */
export function replayEarlyClicks(): void {
  setTimeout(() => dispatchEvent(new Event(aliveEvent)))
}
