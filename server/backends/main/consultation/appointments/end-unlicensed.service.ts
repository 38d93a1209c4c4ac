import { dayMs } from '#app/lib/time.ts'
import { lockPractice } from '#server/backends/main/consultation/practices/practice.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { endOne } from './end-session.service.ts'
import { findUnlicensed } from './unlicensed-session.repository.ts'

/** Until then a licence may be renewed; after that a client needs the time to book another session. */
const licenceNoticeMs = 14 * dayMs

/**
 * Cancels one session within the next 14 days before which the licence of its nutritionist ends. The
 * client gets the session back. Returns false if there is no such session.
 */
export async function endUnlicensed(context: MainContext): Promise<boolean> {
  const now = context.clock.now()
  const ahead = { now, before: later(now, licenceNoticeMs) }
  const found = await findUnlicensed(context.db, ahead)
  if (!found) return false
  return context.db.transaction(async (tx) => {
    await lockPractice(tx, { number: found.practiceNumber })
    // A licence that was renewed meanwhile keeps its sessions.
    const session = await findUnlicensed(tx, ahead)
    if (session?.practiceNumber === found.practiceNumber)
      await endOne(context, tx, session, { kind: 'licence_ended', by: 'system' })
    return true
  })
}
