import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { resetSecondFactor } from '#server/backends/main/consultation/practices/reset-second-factor.service.ts'
import { totpCodeAt } from '#server/backends/main/staff/factors/totp.ts'
import { makeStaffLink } from '#server/backends/main/staff/links/staff-link.service.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, tokenOf } from './staff.fixture.ts'

let main: MainFixture
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  staff = createStaff(main)
})
afterAll(() => main.close())

const appSetUp = 'Aplikasi autentikator terpasang di akun Seimbang-mu'
const appReplaced = 'Aplikasi autentikator akun Seimbang-mu diganti'
const codeUsed = 'Kode cadangan akun Seimbang-mu dipakai'

test('a person of the staff hears of a first app, of another one and of a used recovery code', async () => {
  const person = await staff.staffWith('support')
  const { email } = person.user
  expect(await subjectsTo(email)).toEqual([appSetUp])
  const owner = await staff.firstOwner()
  const link = { email, roles: [], madeBy: owner.user.id, lifetimeMs: hourMs }
  const made = await makeStaffLink(main.context, main.db, { ...link, purpose: 'second_factor' })
  const renewed = await staff.join(person, tokenOf(made))
  expect(await subjectsTo(email)).toEqual([appSetUp, appReplaced])
  const [code] = renewed.recoveryCodes
  await main.post('/v1/staff-session', { token: person.token, body: { code } })
  await main.post('/v1/staff-session', { token: person.token, body: { code } })
  expect(await subjectsTo(email)).toEqual([appSetUp, appReplaced, codeUsed])
  const texts = (await main.mailsTo(email)).map(({ text, html }) => text + html).join()
  for (const secret of [person.secret, renewed.secret, ...renewed.recoveryCodes])
    expect(texts).not.toContain(secret)
})

test('a nutritionist hears of a first app, of a used recovery code and of a reset', async () => {
  const member = await main.signedInMember()
  const { token, user } = member
  const slug = `siti-${crypto.randomUUID().slice(0, 8)}`
  await main.db.insert(practiceTable).values({
    ...{ slug, userId: user.id, name: 'Siti Rahma', state: 'active', practiceUntil: '2030-12-31' },
    createdAt: main.clock.now(),
  })
  const { body: offer } = await main.post('/v1/practice-session/secret', { token })
  const { secret, ticket } = offer.data
  const code = totpCodeAt(secret, main.clock.now())
  const { body } = await main.post('/v1/practice-session/confirm', {
    token,
    body: { ticket, code, proof: memberPassword },
  })
  const [recovery] = body.data.recoveryCodes
  await main.post('/v1/practice-session', { token, body: { code: recovery } })
  await resetSecondFactor(main.context, slug)
  expect(await subjectsTo(user.email)).toEqual([
    appSetUp,
    codeUsed,
    'Langkah kedua akun Seimbang-mu dihapus',
  ])
})

test('a refused code leaves no mail', async () => {
  const { token, user } = await staff.staffWith('support')
  await main.mailsTo(user.email)
  await main.post('/v1/staff-session', { token, body: { code: 'a'.repeat(16) } })
  expect(await main.db.$count(outboxMailTable)).toBe(0)
})

async function subjectsTo(email: string) {
  return (await main.mailsTo(email)).map(({ subject }) => subject)
}
