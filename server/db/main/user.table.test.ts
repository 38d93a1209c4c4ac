import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberProfileFields } from '#server/contract/member-profile.schema.ts'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { userTable } from './user.table.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openMemoryDatabase()
  await database.migrate('main')
})
afterAll(() => database.close())

const now = new Date('2026-03-02T03:00:00Z')
const user = {
  ...{ email: 'dewi@example.test', firstName: 'Dewi', lastName: '', passwordHash: 'hash' },
  ...{ emailVerifiedAt: now, createdAt: now },
}

test.each(memberProfileFields)(
  'the database refuses a line break in %s of a member',
  async (field) => {
    const insert = (text: string) =>
      database.db.insert(userTable).values({ ...user, id: field, [field]: text })
    await expect(insert('1990-01-01\nBcc: x@example.test')).rejects.toThrow()
    await expect(insert('1990-01-01')).resolves.toBeDefined()
    await database.db.delete(userTable)
  },
)
