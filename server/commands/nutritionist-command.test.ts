import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPractice } from '#server/backends/main/tests/consultation.fixture.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { runNutritionistCommand } from './nutritionist-command.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const run = (...words: string[]) => runNutritionistCommand(main.context, words)

test('an operator lists, invites, pauses and prolongs', async () => {
  expect(await run('list')).toBe('There are no practices yet. Start the site once.')
  await main.db.insert(practiceTable).values({
    slug: 'siti-rahma',
    name: 'Siti Rahma',
    state: 'invited',
    practiceUntil: '2026-12-31',
    createdAt: main.clock.now(),
  })
  expect(await run('list')).toBe('siti-rahma  invited  licence until 2026-12-31  no account')
  await run('invite', 'siti-rahma', 'Siti@Contoh.id')
  expect(await run('list')).toContain('invited: siti@contoh.id')
  expect((await main.mailsTo('siti@contoh.id')).map(({ text }) => text)).toEqual([
    expect.stringContaining('/praktik/undangan?token='),
  ])
  await run('licence', 'siti-rahma', '2031-01-31')
  expect(await run('list')).toContain('licence until 2031-01-31')
  const { practice, nutritionist } = await openPractice(main)
  expect(await run('pause', practice.slug)).toContain('takes no new bookings')
  expect(await run('list')).toContain(
    `${practice.slug}  paused  licence until 2030-12-31  ${nutritionist.user.email}`,
  )
})

test.each([
  [['pause', 'siti-rahma'], 'has no account yet'],
  [['pause', 'tidak-ada'], 'There is no practice tidak-ada'],
  [['invite', 'siti-rahma', 'bukan alamat'], 'npm run nutritionist'],
  [['invite', 'siti-rahma'], 'npm run nutritionist'],
  [['licence', 'siti-rahma', '2026-02-30'], 'npm run nutritionist'],
  [['hapus'], 'npm run nutritionist'],
  [[], 'npm run nutritionist'],
])('a command that is not possible says what to do: %s', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
})
