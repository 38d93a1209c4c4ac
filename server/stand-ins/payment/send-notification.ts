import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentNotification } from './payment-notification.ts'

const retryDelaysMs = [200, 400, 800]

type Delivery = {
  notify: (request: Request) => Promise<Response>
  notificationUrl: string
}

/** Delivers a notification, trying again a few times; tells whether it was accepted. */
export async function sendNotification(
  notification: PaymentNotification,
  { notify, notificationUrl }: Delivery,
): Promise<boolean> {
  const body = JSON.stringify(notification)
  const attempt = async () => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(notificationUrl, { method: 'POST', headers, body })
    return (await notify(request).catch(() => undefined))?.ok ?? false
  }
  let isAccepted = await attempt()
  for (const delayMs of retryDelaysMs) {
    if (isAccepted) break
    await wait(delayMs)
    isAccepted = await attempt()
  }
  return isAccepted
}
