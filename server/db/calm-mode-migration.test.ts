import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'main', 'migrations')

test('who had calm mode in the nutrition profile still has it, and nobody else gets it', async () => {
  const database = await PGlite.create('memory://')
  const names = await namesOfMigrations()
  const change = names.indexOf('0020_calm-modes')
  for (const name of names.slice(0, change)) await database.exec(await sqlOf(name))
  for (const [id, isCalm] of [
    ['dewi', true],
    ['budi', false],
  ] as const) {
    await database.query(
      `insert into main.users
         (id, email, first_name, last_name, password_hash, email_verified_at, created_at)
       values ($1, $1 || '@example.org', $1, '', 'a hash', now(), now())`,
      [id],
    )
    await database.query(
      `insert into main.nutrition_profiles
         (user_id, sex, born_on, centimetres, activity, is_pregnant, is_lactating, has_disease, is_calm)
       values ($1, 'female', '1990-05-05', 165, 'light', false, false, false, $2)`,
      [id, isCalm],
    )
  }
  for (const name of names.slice(change)) await database.exec(await sqlOf(name))
  const { rows } = await database.query('select user_id from main.calm_modes')
  expect(rows).toEqual([{ user_id: 'dewi' }])
  await database.close()
})

async function namesOfMigrations(): Promise<string[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8'))
  return journal.entries.map(({ tag }: { tag: string }) => tag)
}

function sqlOf(name: string): Promise<string> {
  return readFile(join(folder, `${name}.sql`), 'utf8')
}
