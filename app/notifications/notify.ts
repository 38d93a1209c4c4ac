import type { ToastLook } from '#app/ui/toaster.tsx'
import { wakeToastRegion } from './toast-region-switch.ts'

/** A short notice in a corner of the page (specification, section 3). */
export type Toast = {
  /** A toast with the id of one that is shown takes its place; without an id it is always another. */
  id?: string
  title: string
  description?: string
  icon?: ToastLook['icon']
  /** Address of a picture that stands in place of the icon. */
  avatar?: string
  color?: 'success' | 'danger' | 'info'
  timeoutMs?: number
  /** Each closes the toast once it has run. */
  actions?: ToastLook['actions']
  /** Called when the toast has closed by itself or by its close button, but not by an action. */
  callback?: () => void
  hasCloseButton?: boolean
  /** Called when the toast itself is pressed. */
  onClick?: () => void
}

/** How long a toast stays unless it is asked to (specification, section 9). */
const defaultTimeoutMs = 5_000

const typeByColor = { success: 'success', danger: 'error', info: 'info' } as const

/**
 * Shows a short notice, from anywhere in the browser and across navigations. The machinery is
 * fetched with the first notice: most visits never see one.
 */
export async function notify({
  id,
  title,
  description,
  color = 'info',
  timeoutMs = defaultTimeoutMs,
  hasCloseButton = true,
  callback,
  icon,
  avatar,
  actions,
  onClick,
}: Toast): Promise<void> {
  wakeToastRegion()
  const { toastStore, closedByAction } = await import('./toast-store.ts')
  const look: ToastLook = { icon, avatar, actions, onClick }
  const shownId = toastStore.create({
    ...(id !== undefined && { id }),
    title,
    description,
    type: typeByColor[color],
    duration: timeoutMs,
    closable: hasCloseButton,
    meta: look,
    onStatusChange: ({ status }) => {
      if (status === 'unmounted' && !closedByAction.delete(shownId)) callback?.()
    },
  })
}
