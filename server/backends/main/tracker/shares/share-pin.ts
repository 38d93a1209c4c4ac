import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MainParts } from '#server/backends/main/main-parts.ts'

type PinParts = Pick<MainParts, 'secrets'>

/** The share is part of it, so the same PIN of two links looks like two. */
export function hmacOfPin(
  { secrets }: PinParts,
  { shareId, pin }: { shareId: string; pin: string },
): string {
  return createHmac('sha256', secrets.otp).update(`share:${shareId}:${pin}`).digest('base64url')
}

export function isPinRight(
  parts: PinParts,
  { pinHmac, ...given }: { pinHmac: string; shareId: string; pin: string },
): boolean {
  return timingSafeEqual(Buffer.from(pinHmac), Buffer.from(hmacOfPin(parts, given)))
}
