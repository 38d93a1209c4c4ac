import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

let main: MainFixture
let owner: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  owner = await createStaff(main).firstOwner()
})
afterAll(() => main.close())

test('the pages of the audit log hold each entry once, the newest first', async () => {
  for (let count = 0; count < 60; count += 1) await main.signedInMember()
  const first = await read()
  expect(first.entries).toHaveLength(50)
  const second = await read(`?before=${encodeURIComponent(first.next)}`)
  const ids = [...first.entries, ...second.entries].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const times = [...first.entries, ...second.entries].map(({ at }: { at: string }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('filters show the entries of a person, of an account and of an act', async () => {
  const { user } = await main.signedInMember()
  const ofAccount = await read(`?object=${user.id}`)
  expect(ofAccount.entries).toMatchObject([{ action: 'signed_in', subjectId: user.id }])
  const ofActor = await read(`?actor=${owner.user.id}&action=staff_joined`)
  expect(ofActor.entries).toMatchObject([{ actorName: 'Dewi', objectKind: 'staff_member' }])
  expect(ofActor.next).toBeNull()
})

test('[C33] a file holds the entries and columns of the screen, and saving it is an entry', async () => {
  const query = `?actor=${owner.user.id}`
  const shown = await read(query)
  const { body } = await main.get(`/v1/admin/audit/export${query}`, owner.call)
  expect(body.data.entries.map(Object.keys)).toEqual(
    body.data.entries.map(() => Object.keys(shown.entries[0])),
  )
  const older = body.data.entries.filter(
    ({ action }: { action: string }) => action !== 'audit_read',
  )
  expect(shown.entries).toEqual(expect.arrayContaining(older.slice(0, 10)))
  expect((await read(`${query}&action=audit_exported`)).entries).toHaveLength(1)
})

test.each(['passwordHash=x', 'email=a', 'order=reason', 'limit=9999', 'action=', 'before=x'])(
  '[C35] [C36] the query %s is refused',
  async (query) => {
    const { status, body } = await main.get(`/v1/admin/audit?${query}`, owner.call)
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
  },
)

test('[C37] an entry shows no address, hash or secret', async () => {
  const text = JSON.stringify(await read())
  expect(text).not.toMatch(/@|hash|secret|argon2/i)
})

async function read(query = '') {
  const { body } = await main.get(`/v1/admin/audit${query}`, owner.call)
  return body.data
}
