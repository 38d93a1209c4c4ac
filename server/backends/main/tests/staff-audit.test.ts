import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditList } from '#server/contract/audit.schema.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

const count = 1_100

let main: MainFixture
let owner: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  owner = await createStaff(main).firstOwner()
  await main.db.execute(sql`
    insert into main.audit_entries (id, at, actor_id, action, subject_id, reason)
    select 'export-' || i, ${main.clock.now().toISOString()}::timestamptz - i * interval '1 minute',
      'member-of-export', case when i % 2 = 0 then 'signed_in' else 'signed_out' end, 's', '=1+1'
    from generate_series(1, ${count}::int) as i`)
})
afterAll(() => main.close())

type Entries = AuditList['entries']

async function readAll(path: string, filter: string): Promise<Entries> {
  const entries: Entries = []
  let next: string | null = ''
  while (next !== null) {
    const before: string = next === '' ? '' : `&before=${next}`
    const { body } = await main.get(`${path}?${filter}${before}`, owner.call)
    entries.push(...body.data.entries)
    next = body.data.next
  }
  return entries
}

test.each([
  ['all of a person', 'actor=member-of-export', count],
  ['one act of a person', 'actor=member-of-export&action=signed_in', count / 2],
])(
  '[C33] an export of %s has what the pages of the screen show, whole',
  async (_, filter, size) => {
    const shown = await readAll('/v1/admin/audit', filter)
    const exported = await readAll('/v1/admin/audit/export', filter)
    expect(exported).toHaveLength(size)
    expect(exported).toEqual(shown)
  },
)

test('[C33] an export is an entry of the log, and takes no filter that the screen lacks', async () => {
  await main.get('/v1/admin/audit/export?actor=member-of-export', owner.call)
  const exports = await readAll('/v1/admin/audit', 'action=audit_exported')
  expect(exports[0]).toMatchObject({ actorId: owner.user.id })
  const hidden = await main.get('/v1/admin/audit/export?reason=x', owner.call)
  expect(hidden.status).toBe(400)
  const support = await createStaff(main).staffWith('support')
  expect((await main.get('/v1/admin/audit/export', support.call)).status).toBe(403)
})
