import {
  createBookings,
  openPractice,
  tuesdayAt,
} from '#server/backends/main/tests/consultation.fixture.ts'
import type { MainFixture } from '#server/backends/main/tests/main-backend.fixture.ts'
import { memberWithTracker } from '#server/backends/main/tests/tracker.fixture.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { findPostgresql } from '#tests/postgresql.ts'
import { onDatabase } from './on-database.ts'

const practiceCount = 15
const starts = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']
const clientsAtOnce = 8

type Wish = {
  client: Awaited<ReturnType<typeof memberWithTracker>>
  practice: PracticeRow
  startsAt: string
}

/**
 * Measures first bookings per second on each database: eight clients at once, each with their own
 * time. A booking starts the care, takes the credit and writes both mails and the reminders.
 */
export async function measureBookings() {
  const databaseUrl = await findPostgresql()
  return {
    bookings: practiceCount * starts.length,
    perSecond: {
      pglite: await onDatabase(undefined, measure),
      postgresql: databaseUrl ? await onDatabase(databaseUrl, measure) : null,
    },
  }
}

async function measure(main: MainFixture): Promise<number> {
  const { book } = createBookings(main)
  const wishes: Wish[] = []
  for (let opened = 0; opened < practiceCount; opened += 1) {
    const { practice } = await openPractice(main)
    for (const time of starts)
      wishes.push({ client: await memberWithTracker(main), practice, startsAt: tuesdayAt(time) })
  }
  const count = wishes.length
  const startedAt = performance.now()
  const bookInTurn = async () => {
    for (let wish = wishes.pop(); wish; wish = wishes.pop()) {
      const { client, practice, startsAt } = wish
      const { status } = await book(client, practice, { startsAt })
      if (status !== 201) throw new Error(`A booking was answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: clientsAtOnce }, bookInTurn))
  return Math.round((count * 1_000) / (performance.now() - startedAt))
}
