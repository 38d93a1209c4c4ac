import { minuteMs } from '#app/lib/time.ts'
import {
  clientReader,
  nutritionistReader,
} from '#server/backends/main/consultation/appointments/session-facts.ts'
import { readParties } from '#server/backends/main/consultation/appointments/session-parties.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeWaitingMail } from '#server/backends/main/platform/mail/waiting-mail.ts'
import { roomSides, waitMinutesBeforeMail } from '#server/contract/call.schema.ts'
import { silentSince } from './room-times.ts'
import { takeWaiting } from './upkeep.repository.ts'

/**
 * Mails the member who is awaited in a running session, once. The other has been there alone for
 * three minutes of the planned time. Returns false if no one waits.
 */
export async function tellAbsent(context: MainContext): Promise<boolean> {
  const now = context.clock.now()
  const waitsSince = later(now, -waitMinutesBeforeMail * minuteMs)
  return context.db.transaction(async (tx) => {
    for (const absent of roomSides) {
      const wait = { absent, now, waitsSince, heardAfter: silentSince(now) }
      const session = await takeWaiting(tx, wait)
      if (!session) continue
      const parties = await readParties(tx, session)
      const read = absent === 'client' ? clientReader : nutritionistReader
      const reader = read(context, session, parties)
      if (!reader || reader.user.deletedAt) return true
      const { firstName, email } = reader.user
      const to = { firstName, locale: reader.locale, productName: context.productName }
      await enqueueMail(context, tx, email, writeWaitingMail(to, reader))
      return true
    }
    return false
  })
}
