import { wakeToastRegion } from './toast-region-switch.ts'

export type Notice = {
  title: string
  description?: string
  color?: 'success' | 'danger' | 'info'
  timeoutMs?: number
}

/** How long a notice stays unless it is asked to (specification, section 9). */
const defaultTimeoutMs = 5_000

const typeByColor = { success: 'success', danger: 'error', info: 'info' } as const

/**
 * Shows a short notice, from anywhere in the browser and across navigations. The machinery is
 * fetched with the first notice: most visits never see one.
 */
export async function notify({
  title,
  description,
  color = 'info',
  timeoutMs = defaultTimeoutMs,
}: Notice): Promise<void> {
  wakeToastRegion()
  const { toastStore } = await import('./toast-store.ts')
  toastStore.create({ title, description, type: typeByColor[color], duration: timeoutMs })
}
