import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { knownDeviceHeader } from '#server/contract/known-device-header.ts'

type MarkContext = Pick<MainContext, 'secrets'>

const idLength = 16
/** More than a browser keeps. */
const mostMarks = 10

/**
 * Returns the mark by which a caller's device proves that it has signed in to an account. A device
 * also has it if its user has reset the account's password. Undefined for any other device.
 */
export function knownDeviceOf(context: MarkContext, c: Context, email: string): string | undefined {
  const marks = (c.req.header(knownDeviceHeader) ?? '').split('.', mostMarks)
  return marks.find((mark) => isSame(mark, markOf(context, mark.slice(0, idLength), email)))
}

/** Marks the caller's device in the reply. A device keeps the mark that it has. */
export function markDevice(context: MarkContext, c: Context, email: string): void {
  const id = randomBytes((idLength * 3) / 4).toString('base64url')
  c.header(knownDeviceHeader, knownDeviceOf(context, c, email) ?? markOf(context, id, email))
}

/** The id, signed for one account: the mark of one account opens no other. */
function markOf({ secrets }: MarkContext, id: string, email: string): string {
  const signed = JSON.stringify(['known device', id, email])
  return id + createHmac('sha256', secrets.rateLimit).update(signed).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
