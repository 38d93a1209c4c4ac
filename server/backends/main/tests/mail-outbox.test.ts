import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createBackgroundWorker } from '#server/backends/main/background-worker.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { everyMail } from '#server/backends/main/platform/mail/every-mail.fixture.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import type { Mail } from '#server/mail/smtp-mailer.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

const seconds = 1000
let main: MainFixture
let refusals: number
let sent: Mail[]
beforeAll(async () => {
  const send = async (mail: Mail) => {
    // Gives another worker time to see the same row.
    await new Promise(setImmediate)
    if (refusals > 0) {
      refusals -= 1
      throw new Error(`550 ${mail.to} refused`)
    }
    sent.push(mail)
  }
  main = await openMainFixture({ mailer: { send } })
})
beforeEach(async () => {
  await main.db.delete(outboxMailTable)
  refusals = 0
  sent = []
})
afterEach(async () => {
  await main.backend.stop()
  vi.unstubAllGlobals()
})
afterAll(() => main.close())

// On PostgreSQL it fails without the row lock. PGlite runs one statement at a time.
test('parallel workers send each mail once', async () => {
  const recipients = Array.from({ length: 60 }, (_, index) => `rina${index}@contoh.id`)
  const letter = everyMail.writeReminderMail({
    firstName: 'Rina',
    locale: 'id',
    productName: 'Seimbang',
  })
  for (const to of recipients) await enqueueMail(main.context, main.db, to, letter)
  const workers = Array.from({ length: 6 }, () => createBackgroundWorker(main.context))
  await Promise.all(workers.map((worker) => worker.drain()))
  expect(sent.map(({ to }) => to).toSorted()).toEqual(recipients.toSorted())
})

test('mails of one moment are sent in the order in which they were written', async () => {
  const letter = everyMail.writeReminderMail({
    firstName: 'Rina',
    locale: 'id',
    productName: 'Seimbang',
  })
  const recipients = ['first@contoh.id', 'second@contoh.id', 'third@contoh.id']
  for (const to of recipients) await enqueueMail(main.context, main.db, to, letter)
  // A row whose indexed time changes moves behind the others, in the table and in the index.
  const isFirst = eq(outboxMailTable.recipient, 'first@contoh.id')
  const now = main.clock.now()
  for (const dueAt of [null, now])
    await main.db.update(outboxMailTable).set({ dueAt }).where(isFirst)
  await main.backend.drainOutbox()
  expect(sent.map(({ to }) => to)).toEqual(recipients)
})

test('a sent mail leaves no row', async () => {
  await register('rina@contoh.id')
  await main.backend.drainOutbox()
  expect(await main.db.$count(outboxMailTable)).toBe(0)
})

test('a refused mail is retried with growing delays', async () => {
  await register('rina@contoh.id')
  refusals = 2
  await main.backend.drainOutbox()
  main.clock.advance(4 * seconds)
  await main.backend.drainOutbox()
  expect(refusals).toBe(1)
  main.clock.advance(1 * seconds)
  await main.backend.drainOutbox()
  expect(refusals).toBe(0)
  main.clock.advance(9 * seconds)
  await main.backend.drainOutbox()
  expect(sent).toEqual([])
  main.clock.advance(1 * seconds)
  await main.backend.drainOutbox()
  expect(sent.map(({ to }) => to)).toEqual(['rina@contoh.id'])
})

test('the log of a refused mail contains neither its address nor its content', async () => {
  await register('rina@contoh.id')
  refusals = 1
  await main.backend.drainOutbox()
  expect(main.logged.join()).toContain('mail could not be sent')
  expect(main.logged.join()).not.toMatch(/rina|token=/)
})

test('a rolled back transaction queues no mail', async () => {
  const { token } = await main.signedInMember()
  await main.post('/v1/carts', { token, body: { productServiceId: 'tidak-ada' } })
  expect(await main.db.$count(outboxMailTable)).toBe(0)
})

test('a started worker sends a mail soon after the request that queued it', async () => {
  // The worker also looks every five seconds, which would send the mail in any case.
  vi.stubGlobal('setInterval', () => ({ unref: () => 'never' }))
  main.backend.start()
  await register('rina@contoh.id')
  await expect.poll(() => sent.length).toBe(1)
})

test('stopping waits for the mail in progress and sends no more', async () => {
  main.backend.start()
  await register('rina@contoh.id')
  await main.backend.stop()
  const countAtStop = sent.length
  await register('budi@contoh.id')
  expect(sent).toHaveLength(countAtStop)
})

function register(email: string) {
  return main.post('/v1/users/register', {
    body: { firstName: 'Rina', email, password: 'gado-gado lontong' },
  })
}
