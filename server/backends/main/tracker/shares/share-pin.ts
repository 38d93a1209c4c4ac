import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MainContext } from '#server/backends/main/main-context.ts'

type PinContext = Pick<MainContext, 'secrets'>

/** Includes the share id, so equal PINs of two links differ. */
export function hmacOfPin(
  { secrets }: PinContext,
  { shareId, pin }: { shareId: string; pin: string },
): string {
  return createHmac('sha256', secrets.otp).update(`share:${shareId}:${pin}`).digest('base64url')
}

export function isPinRight(
  context: PinContext,
  { pinHmac, ...given }: { pinHmac: string; shareId: string; pin: string },
): boolean {
  return timingSafeEqual(Buffer.from(pinHmac), Buffer.from(hmacOfPin(context, given)))
}
