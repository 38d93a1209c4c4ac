import type { ToastLook } from '#app/ui/toaster.tsx'
import { wakeToastRegion } from './toast-region-switch.ts'

/** A short notice in a corner of the page (specification, section 3). */
export type Toast = {
  /** Replaces the visible toast with the same id. Without an id every toast is new. */
  id?: string
  title: string
  description?: string
  icon?: ToastLook['icon']
  /** Address of a picture that replaces the icon. */
  avatar?: string
  color?: 'success' | 'danger' | 'info'
  timeoutMs?: number
  /** Each action closes the toast. */
  actions?: ToastLook['actions']
  /** Called after a timeout or the close button, but not after an action. */
  callback?: () => void
  hasCloseButton?: boolean
  /** Called when the user presses the toast. */
  onClick?: () => void
}

/** Default duration (specification, section 9). */
const defaultTimeoutMs = 5_000

const typeByColor = { success: 'success', danger: 'error', info: 'info' } as const

/**
 * Shows a toast, which survives navigations. Loads its code with the first toast, because most
 * visits show none.
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
