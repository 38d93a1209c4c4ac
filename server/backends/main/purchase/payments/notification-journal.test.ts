import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMainBackend } from '#server/backends/main/create-main-backend.ts'
import { openMainFixture } from '#server/backends/main/tests/main-backend.fixture.ts'
import { createPurchases } from '#server/backends/main/tests/purchase.fixture.ts'
import { createMidtransGateway } from './midtrans/midtrans-gateway.ts'
import { openNotificationJournal } from './notification-journal.ts'

const now = new Date('2026-03-02T03:00:00Z')
let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  path = join(folder, 'payment-notifications.journal')
})
afterEach(() => rm(folder, { recursive: true }))

test('a journal returns its entries once, without old or truncated ones', async () => {
  const journal = await openNotificationJournal(path, now)
  expect(journal.entries).toEqual([])
  const old = { rawBody: '{"old":1}', receivedAt: '2026-01-01T00:00:00.000Z' }
  const recent = { rawBody: '{\n "order_id": "ä"}', receivedAt: '2026-03-01T00:00:00.000Z' }
  await Promise.all([journal.append(old), journal.append(recent), journal.append(recent)])
  await journal.close()
  await appendFile(path, '{"rawBody":"{}","receivedA')
  const again = await openNotificationJournal(path, now)
  expect(again.entries).toEqual([recent])
  await again.append({ ...recent, rawBody: '{}' })
  await again.close()
  expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(3)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('the next start restores a payment that the database lost, at its original time', async () => {
  const journal = await openNotificationJournal(path, now)
  const main = await openMainFixture({ journal })
  const purchases = createPurchases(main)
  const { token, transaction } = await purchases.pendingTransaction()
  const settled = main.midtrans.notification(transaction)
  // The journal is written first, so a notification that fails afterwards simulates a lost one.
  const losing = createMainBackend({ ...main.context, db: failing(main.db) })
  const post = { method: 'POST', body: JSON.stringify(settled) }
  expect((await losing.app.request('/v1/payments/notifications', post)).status).toBe(500)
  await purchases.notify({ ...settled, signature_key: 'ab'.repeat(64) })
  await journal.close()
  main.clock.advance(60_000)

  const reopened = await openNotificationJournal(path, now)
  expect(reopened.entries).toHaveLength(1)
  const restarted = createMainBackend({ ...main.context, journal: reopened })
  for (const _ of ['once', 'again']) await restarted.recover()
  await reopened.close()
  const { data } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body
  expect(data).toMatchObject({ state: 'paid', paidAt: now.toISOString() })
  expect(data.trackerId).not.toBeNull()
  await main.close()
})

test('the start replays the journal after a key change and skips another provider’s entries', async () => {
  const journal = await openNotificationJournal(path, now)
  const main = await openMainFixture()
  const { token, transaction } = await createPurchases(main).pendingTransaction()
  const receivedAt = now.toISOString()
  await journal.append({ rawBody: '{"event":"PAID"}', receivedAt })
  const settled = main.midtrans.notification(transaction)
  await journal.append({ rawBody: JSON.stringify(settled), receivedAt })
  await journal.close()

  const reopened = await openNotificationJournal(path, now)
  const payments = createMidtransGateway({ ...main.midtrans.settings, serverKey: 'a new key' })
  await createMainBackend({ ...main.context, payments, journal: reopened }).recover()
  await reopened.close()
  const { data } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body
  expect(data.state).toBe('paid')
  await main.close()
})

function failing<Db extends object>(db: Db): Db {
  const transaction = async () => {
    throw new Error('the power is gone')
  }
  return Object.assign(Object.create(db), { transaction })
}
