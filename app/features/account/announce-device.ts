import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'
import { getDevices } from './account.functions.ts'

/** Tells the member that another device has signed in to their account. */
export async function announceDevice(id: string): Promise<void> {
  const { devices } = await getDevices()
  const device = devices.find((it) => it.id === id)
  if (!device || device.isCurrent) return
  await notify({
    id: `device-${id}`,
    title: m.account_device_new({ device: device.name || m.account_device_unknown() }),
    description: m.account_device_new_text(),
    timeoutMs: Number.POSITIVE_INFINITY,
    actions: [
      {
        label: m.account_device_new_open(),
        onClick: () => window.location.assign('/account#devices'),
      },
    ],
  })
}
