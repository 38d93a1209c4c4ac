import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUser, lockUser } from '#server/backends/main/identity/users/user.repository.ts'
import { lockCase } from '#server/backends/main/staff/privacy-cases/privacy-case.repository.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { untilTransactionWaits } from './lock-wait.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

let main: MainFixture
let support: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  support = await createStaff(main).staffWith('support')
})
afterAll(() => main.close())

const name = { firstName: 'Sari', lastName: 'Wulandari' }
const reason = 'As on the identity card that was shown.'

test('staff correct the name of an account for an open request, and its owner gets a mail', async () => {
  const { user } = await main.signedInMember()
  const id = await enter(user.email, 'correction')
  expect(await correct(id)).toEqual([200, undefined])
  expect(await findUser(main.db, user.id)).toMatchObject(name)
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.text).toContain('Sari Wulandari')
  const [entry] = await main.db
    .select()
    .from(auditEntryTable)
    .where(
      and(eq(auditEntryTable.subjectId, user.id), eq(auditEntryTable.action, 'name_corrected')),
    )
  expect(entry).toMatchObject({ actorId: support.user.id, objectId: id, reason })
  // The mail answers the request, so the case can be closed.
  const closing = { ...support.call, body: { outcome: 'done', text: 'Corrected.' } }
  expect((await main.post(`/v1/admin/data-requests/${id}/closing`, closing)).status).toBe(200)
  expect(await correct(id)).toEqual([409, 'CASE_CLOSED'])
})

test('a name is corrected for a request about it only, and of an account', async () => {
  const { user } = await main.signedInMember()
  expect(await correct(await enter(user.email, 'access'))).toEqual([404, 'ERR_NO_CASE'])
  expect(await correct(await enter('stranger@contoh.id', 'correction'))).toEqual([
    404,
    'ERR_NO_MEMBER',
  ])
  const id = await enter(user.email, 'correction')
  expect((await correct(id, { ...name, firstName: ' ' }))[0]).toBe(400)
})

// On PostgreSQL only: PGlite runs one transaction at a time.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a correction waits for a deletion, which may lock the case',
  async () => {
    const { user } = await main.signedInMember()
    const id = await enter(user.email, 'correction')
    const { answer } = await main.db.transaction(async (tx) => {
      await lockUser(tx, user.id)
      const waiting = { answer: correct(id) }
      await untilTransactionWaits(main.db)
      // Shorter than the wait after which PostgreSQL ends a deadlock.
      await tx.execute(sql`set local lock_timeout = '300ms'`)
      await lockCase(tx, { id, register: 'request' })
      return waiting
    })
    expect(await answer).toEqual([200, undefined])
  },
)

async function enter(contact: string, kind: string): Promise<string> {
  const receivedAt = main.clock.now().toISOString()
  const summary = 'The name on the account is wrong.'
  const body = { kind, channel: 'mail', receivedAt, contact, summary }
  const answer = await main.post('/v1/admin/data-requests', { ...support.call, body })
  return answer.body.data.id
}

async function correct(id: string, corrected = name) {
  const body = { ...corrected, reason }
  const path = `/v1/admin/data-requests/${id}/name`
  const answer = await main.post(path, { ...support.call, body })
  return [answer.status, answer.body.code]
}
