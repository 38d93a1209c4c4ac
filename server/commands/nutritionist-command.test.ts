import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import {
  createBookings,
  createWaits,
  insertBooked,
  insertRelation,
  openPractice,
} from '#server/backends/main/tests/consultation.fixture.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { createStaff } from '#server/backends/main/tests/staff.fixture.ts'
import { memberWithTracker } from '#server/backends/main/tests/tracker.fixture.ts'
import { credentialTable } from '#server/db/main/credential.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { giveDemoFactor } from '#server/seeds/main/demo-factor.ts'
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

test('an operator makes a practice with its invitation, once', async () => {
  const words = ['--name', 'Tono Wijaya', '--licence', '2031-05-31']
  await run('invite', 'tono-wijaya', 'tono@contoh.id', ...words)
  expect(await run('list')).toContain(
    'tono-wijaya  invited  licence until 2031-05-31  invited: tono@contoh.id',
  )
  await run('invite', 'tono-wijaya', 'tono@contoh.id', '--name', 'Lain', '--licence', '2040-01-01')
  expect(await run('list')).toContain('tono-wijaya  invited  licence until 2031-05-31')
})

test('the day of a licence is no command once the console has its documents', async () => {
  const { practice, nutritionist } = await openPractice(main)
  const document = Buffer.from('%PDF-1.7')
  await main.db.insert(credentialTable).values({
    ...{ id: randomId(), practiceSlug: practice.slug, kind: 'sip', number: 'SIP-1' },
    ...{
      issuer: 'Kota Depok',
      validUntil: '2032-05-01',
      document,
      documentType: 'application/pdf',
    },
    documentBytes: document.byteLength,
    ...{ enteredBy: nutritionist.user.id, enteredAt: main.clock.now() },
  })
  await expect(run('licence', practice.slug, '2033-01-31')).rejects.toThrow('Two people verify')
})

test('what the operator paused, the operator alone opens again', async () => {
  const { practice, nutritionist } = await openPractice(main)
  const { token } = nutritionist
  const resume = () => main.post('/v1/practice/resume', { token })
  await run('pause', practice.slug)
  expect((await main.get('/v1/practice', { token })).body.data.isSuspended).toBe(true)
  expect((await resume()).body.code).toBe('PRACTICE_SUSPENDED')
  expect(await run('resume', practice.slug)).toContain('can be booked again')
  await main.post('/v1/practice/pause', { token })
  expect((await resume()).body.data).toMatchObject({ state: 'active', isSuspended: false })
})

test('a nutritionist who leaves gives each client the sessions ahead back, and ends the waiting', async () => {
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  const care = { trackerId: client.trackerId, practice }
  const relationId = await insertRelation(main, care)
  const id = await insertBooked(main, { ...care, relationId, inMinutes: 3 * 24 * 60 })
  const waiting = await memberWithTracker(main)
  const waits = createWaits(main)
  await waits.join(waiting, practice, { weekdays: [1], fromMinute: 0, untilMinute: 60 })
  expect(await waits.list(waiting)).toHaveLength(1)

  expect(await run('leave', practice.slug)).toContain('has left')
  expect(await createBookings(main).list(client)).toMatchObject({
    past: [{ id, cancelKind: 'by_nutritionist', creditBack: true }],
    trackers: [{ relation: null }],
  })
  expect(await waits.list(waiting)).toEqual([])
  expect((await main.get('/v1/practice', nutritionist)).body.code).toBe('ERR_NO_PRACTICE')
  await expect(run('resume', practice.slug)).rejects.toThrow('has left')
})

test('a nutritionist without the authenticator app sets up another, and staff get a link', async () => {
  const { practice, nutritionist } = await openPractice(main)
  const { token } = nutritionist
  const hasFactor = async () =>
    (await main.get('/v1/practice-session', { token })).body.data.hasFactor
  await giveDemoFactor(main.context, nutritionist.user.id)
  expect(await hasFactor()).toBe(true)
  expect(await run('reset-code', practice.slug)).toContain('sets up another authenticator app')
  expect(await hasFactor()).toBe(false)
  expect((await main.get('/v1/practice', { token })).body.code).toBe('PRACTICE_SESSION_NEEDED')
  const owner = await createStaff(main).firstOwner()
  const own = await openPractice(main, { userId: owner.user.id })
  await expect(run('reset-code', own.practice.slug)).rejects.toThrow('is of the staff')
})

test.each([
  [['pause', 'siti-rahma'], 'has no account yet'],
  [['reset-code', 'siti-rahma'], 'has no account yet'],
  [['invite', 'orang-baru', 'baru@contoh.id'], 'add --name and --licence'],
  [['invite', 'orang-baru', 'baru@contoh.id', '--name', 'Baru'], 'npm run nutritionist'],
  [['invite', 'Orang Baru', 'a@contoh.id', '--name', 'B', '--licence', '2031-01-01'], 'npm run'],
  [['pause', 'tidak-ada'], 'There is no practice tidak-ada'],
  [['invite', 'siti-rahma', 'bukan alamat'], 'npm run nutritionist'],
  [['invite', 'siti-rahma'], 'npm run nutritionist'],
  [['licence', 'siti-rahma', '2026-02-30'], 'npm run nutritionist'],
  [['hapus'], 'npm run nutritionist'],
  [[], 'npm run nutritionist'],
])('a command that is not possible says what to do: %s', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
})
