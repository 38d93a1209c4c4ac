import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { privacyCaseTable } from '#server/db/main/privacy-case.table.ts'
import { staffMemberTable } from '#server/db/main/staff-member.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let owner: StaffPerson
let support: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  const staff = createStaff(main)
  owner = await staff.firstOwner()
  support = await staff.staffWith('support')
})
afterAll(() => main.close())

const reason = 'Wrote from the address of the account.'

test('[C43] two people delete the account of a suspended member, and the request is answered', async () => {
  const { user } = await memberWithTracker(main)
  const suspension = { ...owner.call, body: { reason: 'abuse of others' } }
  await main.post(`/v1/admin/members/${user.id}/suspension`, suspension)
  const id = await enter(user.email, 'deletion')
  expect((await read(id)).account).toEqual({ isSuspended: true, isStaff: false })
  expect(await ask(id)).toEqual([200, undefined])
  expect(await ask(id)).toEqual([409, 'APPROVAL_PENDING'])
  expect(await read(id, support)).toMatchObject({ deletion: { reason, isMine: true } })
  const { approvalId = '' } = (await read(id)).deletion ?? {}
  expect(await decide(support, approvalId)).toEqual([403, 'PERMISSION_NEEDED'])
  expect(await decide(owner, approvalId)).toEqual([200, undefined])

  const [left] = await main.db.select().from(userTable).where(eq(userTable.id, user.id))
  expect(left).toMatchObject({ firstName: '', deletedAt: main.clock.now() })
  expect(await main.db.$count(trackerTable, eq(trackerTable.userId, user.id))).toBe(0)
  expect((await main.mailsTo(user.email)).at(-1)?.subject).toContain('dihapus')
  expect(await read(id)).toMatchObject({
    ...{ outcome: 'done', account: null, deletion: null, contact: '', summary: '' },
    closedAt: main.clock.now().toISOString(),
  })
  const [task] = await main.db.select().from(taskTable).where(eq(taskTable.subject, id))
  expect(task?.closedAt).toEqual(main.clock.now())
  const [entry] = await main.db
    .select()
    .from(auditEntryTable)
    .where(
      and(eq(auditEntryTable.subjectId, user.id), eq(auditEntryTable.action, 'account_deleted')),
    )
  expect(entry).toMatchObject({ actorId: owner.user.id, actorKind: 'staff' })
})

test('a refused deletion leaves the account and the request as they are', async () => {
  const { user } = await main.signedInMember()
  const id = await enter(user.email, 'deletion')
  await ask(id)
  const { approvalId = '' } = (await read(id)).deletion ?? {}
  expect(await decide(owner, approvalId, 'refused')).toEqual([200, undefined])
  expect(await read(id)).toMatchObject({ closedAt: null, deletion: null })
  expect(await main.db.$count(userTable, eq(userTable.email, user.email))).toBe(1)
})

test('only an open request for deletion deletes, and no account of the staff', async () => {
  const { user } = await main.signedInMember()
  expect(await ask(await enter(user.email, 'access'))).toEqual([404, 'ERR_NO_CASE'])
  expect(await ask(await enter('stranger@contoh.id', 'deletion'))).toEqual([404, 'ERR_NO_MEMBER'])
  expect(await ask(await enter(support.user.email, 'deletion'))).toEqual([409, 'STAFF_ACCOUNT'])
  const own = await enter(user.email, 'deletion')
  expect(await ask(own, owner)).toEqual([200, undefined])
  const { approvalId = '' } = (await read(own)).deletion ?? {}
  expect(await decide(owner, approvalId)).toEqual([409, 'APPROVAL_OWN'])
})

test('an account that joined the staff after the request for its deletion stays', async () => {
  const { user } = await main.signedInMember()
  const id = await enter(user.email, 'deletion')
  await ask(id)
  const { approvalId = '' } = (await read(id)).deletion ?? {}
  await main.db.insert(staffMemberTable).values({ userId: user.id, joinedAt: main.clock.now() })
  expect(await decide(owner, approvalId)).toEqual([409, 'STAFF_ACCOUNT'])
  expect(await main.db.$count(userTable, eq(userTable.email, user.email))).toBe(1)
  expect(await decide(owner, approvalId, 'refused')).toEqual([200, undefined])
})

test('the database closes no request by a deletion that a second person has not approved', async () => {
  const { user } = await main.signedInMember()
  const id = await enter(user.email, 'deletion')
  await ask(id)
  const [approval] = await main.db.select().from(approvalTable).where(eq(approvalTable.subject, id))
  const change = main.db
    .update(privacyCaseTable)
    .set({
      ...{ closedAt: main.clock.now(), closedBy: owner.user.id, outcome: 'done' },
      deletionApprovalId: approval?.id ?? '',
    })
    .where(eq(privacyCaseTable.id, id))
  await expect(change).rejects.toThrow()
})

async function enter(contact: string, kind: string): Promise<string> {
  const receivedAt = main.clock.now().toISOString()
  const summary = 'Asks us to delete the account.'
  const body = { kind, channel: 'mail', receivedAt, contact, summary }
  const answer = await main.post('/v1/admin/data-requests', { ...support.call, body })
  return answer.body.data.id
}

async function read(id: string, { call }: StaffPerson = owner): Promise<PrivacyCase> {
  return (await main.get(`/v1/admin/data-requests/${id}`, call)).body.data
}

async function ask(id: string, { call }: StaffPerson = support) {
  const path = `/v1/admin/data-requests/${id}/deletion`
  const { status, body } = await main.post(path, { ...call, body: { reason } })
  return [status, body.code]
}

async function decide({ call }: StaffPerson, approvalId: string, state = 'approved') {
  const path = `/v1/admin/account-deletions/${approvalId}/decision`
  const { status, body } = await main.post(path, { ...call, body: { state } })
  return [status, body.code]
}
