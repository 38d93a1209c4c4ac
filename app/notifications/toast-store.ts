import { createToaster } from '@ark-ui/react/toast'

/** Survives navigations, because no component owns it. Stands below the header, whose menu it would cover. */
export const toastStore = createToaster({
  placement: 'top-end',
  offsets: { top: '5rem', right: '1rem', bottom: '1rem', left: '1rem' },
  gap: 12,
  max: 4,
})

/** Ids of toasts that an action closes. Their callbacks do not run. */
export const closedByAction = new Set<string>()

export function runToastAction(id: string, run: () => void): void {
  closedByAction.add(id)
  run()
  toastStore.dismiss(id)
}
