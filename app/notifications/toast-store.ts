import { createToaster } from '@ark-ui/react/toast'

/** What is being shown; it outlives navigations because no component owns it. */
export const toastStore = createToaster({ placement: 'top-end', gap: 12, max: 4 })

/** Ids of toasts that an action is closing: their callbacks stay silent. */
export const closedByAction = new Set<string>()

/** Runs what an action of a toast does, and closes the toast. */
export function runToastAction(id: string, run: () => void): void {
  closedByAction.add(id)
  run()
  toastStore.dismiss(id)
}
