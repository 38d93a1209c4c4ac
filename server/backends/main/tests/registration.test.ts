import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomId } from '#server/backends/main/random-secret.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Mail } from '#server/mail/smtp-mailer.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

const hours = 60 * 60 * 1000
const password = 'gado-gado lontong'
let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('[S7.04] a newcomer registers, confirms the address and signs in', async () => {
  const email = await register()
  const refused = await login(email)
  expect([refused.status, refused.body.message]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  expect((await confirm(await lastToken(email))).status).toBe(200)
  const { status, body } = await login(email)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ email, firstName: 'Rina' })
})

test('a verification link works once', async () => {
  const email = await register()
  const token = await lastToken(email)
  await confirm(token)
  const { status, body } = await confirm(token)
  expect([status, body.message]).toEqual([410, 'VERIFICATION_LINK_OUTDATED'])
})

test('a verification link works for a day', async () => {
  const email = await register()
  const token = await lastToken(email)
  main.clock.advance(24 * hours)
  expect((await confirm(token)).status).toBe(410)
})

test('[S7.06] a link sent again works, and the one before it no more', async () => {
  const email = await register()
  const first = await lastToken(email)
  await main.post('/v1/users/verify-email', { body: { email } })
  const second = await lastToken(email)
  expect((await confirm(first)).status).toBe(410)
  expect((await confirm(second)).status).toBe(200)
})

test('asking for the link again answers alike for unknown, verified and unverified', async () => {
  const { user } = await main.signedInMember()
  const unverified = await register()
  const answers = await Promise.all(
    ['tidak-ada@contoh.id', user.email, unverified].map((email) =>
      main.post('/v1/users/verify-email', { body: { email } }),
    ),
  )
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(3).fill({ status: 200, body: { data: {} } }),
  )
  expect(await main.mailsTo(user.email)).toEqual([])
  expect(await main.mailsTo('tidak-ada@contoh.id')).toEqual([])
})

test('a known address registers with the same answer, and only its owner is told', async () => {
  const { user } = await main.signedInMember()
  const { status, body } = await main.post('/v1/users/register', {
    body: { firstName: 'Orang Lain', email: user.email, password, locale: 'id' },
  })
  expect([status, body]).toEqual([201, { data: {} }])
  const [mail] = await main.mailsTo(user.email)
  expect(mail?.subject).toBe('Kamu sudah punya akun Seimbang')
  expect(mail?.text).toContain('Halo Dewi,')
  const signIn = await main.post('/v1/auth/login', {
    body: { email: user.email, password: memberPassword },
  })
  expect(signIn.body.data.firstName).toBe('Dewi')
})

test('of an address that nobody confirmed the newest registration counts', async () => {
  const email = await register()
  const planted = await lastToken(email)
  await main.post('/v1/users/register', {
    body: { firstName: 'Pemilik', email, password: 'sandi pemilik asli' },
  })
  expect((await confirm(planted)).status).toBe(410)
  await confirm(await lastToken(email))
  expect((await login(email)).status).toBe(401)
  const owner = await main.post('/v1/auth/login', {
    body: { email, password: 'sandi pemilik asli' },
  })
  expect(owner.status).toBe(200)
})

test('a password from the lists of attackers is refused', async () => {
  const { status, body } = await main.post('/v1/users/register', {
    body: { firstName: 'Rina', email: 'rina@contoh.id', password: 'Password123' },
  })
  expect([status, body.code]).toEqual([400, 'PASSWORD_TOO_COMMON'])
})

test('passwords are kept as argon2id with 19 MiB and two passes', async () => {
  const email = await register()
  const [user] = await main.db.select().from(userTable).where(eq(userTable.email, email))
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test.each(['<img src=x>', 'menang hadiah di penipu.test', 'x'.repeat(41)])(
  'a mail to a new address does not repeat “%s” as a name',
  async (firstName) => {
    const email = `${randomId().toLowerCase()}@contoh.id`
    await main.post('/v1/users/register', { body: { firstName, email, password, locale: 'id' } })
    const mail = (await main.mailsTo(email)).at(-1)
    expect(mail?.text).toMatch(/^Halo,\n/)
    expect(`${mail?.text}${mail?.html}`).not.toContain(firstName)
  },
)

async function register(): Promise<string> {
  const email = `${randomId().toLowerCase()}@contoh.id`
  const { status, body } = await main.post('/v1/users/register', {
    body: { firstName: 'Rina', lastName: '', email, password, locale: 'id' },
  })
  expect([status, body]).toEqual([201, { data: {} }])
  return email
}

function login(email: string) {
  return main.post('/v1/auth/login', { body: { email, password } })
}

function confirm(token: string) {
  return main.post('/v1/users/confirm-email', { body: { token } })
}

async function lastToken(email: string): Promise<string> {
  const mail: Mail | undefined = (await main.mailsTo(email)).at(-1)
  const link = mail?.text.match(/https:\/\/seimbang\.test\/auth\/verify-email\?token=(\S+)/)
  return link?.[1] ?? ''
}
