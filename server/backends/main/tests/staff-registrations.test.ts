import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { rateLimits } from '#server/backends/main/platform/http/rate-limits.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { FoundMember } from '#server/contract/admin-member.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { registrationTable } from '#server/db/main/registration.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

let main: MainFixture
let support: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  support = await createStaff(main).staffWith('support')
})
afterAll(() => main.close())

const reason = 'called about the missing mail'

test('[C35] staff find a sign-up that waits for its confirmation by the exact address', async () => {
  const email = await register()
  const { memberId, registration } = await find(email.toUpperCase())
  expect(memberId).toBeNull()
  expect(registration).toMatchObject({
    since: main.clock.now().toISOString(),
    endsAt: new Date(main.clock.now().getTime() + dayMs).toISOString(),
    mails: [{ state: 'waiting' }],
  })
  await main.backend.drainOutbox()
  expect((await find(email)).registration?.mails).toMatchObject([{ state: 'sent' }])
  expect((await find(email.slice(1))).registration).toBeNull()
  expect((await find(registration?.id ?? '')).registration).toBeNull()
})

test('another link from staff replaces the one before and leaves an audit entry', async () => {
  const email = await register()
  const id = await idOf(email)
  const [before] = await main.db
    .select()
    .from(registrationTable)
    .where(eq(registrationTable.id, id))
  expect(await act(id, 'link')).toEqual([200, undefined])
  const mails = await main.mailsTo(email)
  expect(mails).toHaveLength(2)
  const [after] = await main.db.select().from(registrationTable).where(eq(registrationTable.id, id))
  expect(after?.tokenHash).not.toBe(before?.tokenHash)
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.objectId, id))
  expect(entries).toMatchObject([
    { action: 'registration_link_mailed', actorId: support.user.id, reason },
  ])
})

test('links from staff count against the mailbox until staff unlock the address', async () => {
  const email = await register()
  const id = await idOf(email)
  const mostOfOne = rateLimits.resendVerification.clientOfAccount.points
  for (let count = 0; count < mostOfOne; count++) await act(id, 'link')
  expect(await act(id, 'link')).toEqual([429, 'TOO_MANY_REQUESTS'])
  // Others have used up what all clients together may ask for.
  const most = rateLimits.resendVerification.account.points
  for (let count = mostOfOne; count < most; count++) await resend(email, `10.0.6.${count}`)
  expect(await resend(email, '10.0.6.99')).toBe(429)
  expect(await act(id, 'unlocking')).toEqual([200, undefined])
  expect(await resend(email, '10.0.6.99')).toBe(200)
})

test('an ended sign-up is not found and gets no link', async () => {
  const email = await register()
  const id = await idOf(email)
  await main.db
    .update(registrationTable)
    .set({ expiresAt: main.clock.now() })
    .where(eq(registrationTable.id, id))
  expect((await find(email)).registration).toBeNull()
  for (const path of ['link', 'unlocking'])
    expect(await act(id, path)).toEqual([404, 'ERR_NO_REGISTRATION'])
})

async function register(): Promise<string> {
  const email = `${randomId().toLowerCase()}@contoh.id`
  const body = { firstName: 'Rina', email, password: memberPassword, locale: 'id' }
  const { status } = await main.post('/v1/users/register', { body, clientAddress: randomId() })
  expect(status).toBe(201)
  return email
}

async function find(term: string): Promise<FoundMember> {
  const answer = await main.post('/v1/admin/members/search', { ...support.call, body: { term } })
  return answer.body.data
}

async function idOf(email: string): Promise<string> {
  return (await find(email)).registration?.id ?? ''
}

async function act(id: string, path: string) {
  const options = { ...support.call, body: { reason } }
  const { status, body } = await main.post(`/v1/admin/registrations/${id}/${path}`, options)
  return [status, body.code]
}

async function resend(email: string, clientAddress: string): Promise<number> {
  return (await main.post('/v1/users/verify-email', { body: { email }, clientAddress })).status
}
