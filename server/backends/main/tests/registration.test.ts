import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import {
  findUserByEmail,
  insertUser,
} from '#server/backends/main/identity/users/user.repository.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { registrationTable } from '#server/db/main/registration.table.ts'
import type { Mail } from '#server/mail/smtp-mailer.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

const password = 'gado-gado lontong'
let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('[S7.04] a newcomer registers, confirms the address with the password and is signed in', async () => {
  const email = await register()
  const refused = await login(email)
  expect([refused.status, refused.body.message]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  const { status, body } = await confirm(await lastToken(email))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ email, firstName: 'Rina', authStatus: 'registered' })
  expect((await main.get('/v1/clients', { token: body.data.token })).status).toBe(200)
  expect((await login(email)).status).toBe(200)
})

test('an account exists only after the confirmation, in the language of the sign-up', async () => {
  const email = await register()
  expect(await findUserByEmail(main.db, email)).toBeUndefined()
  await confirm(await lastToken(email))
  const user = await findUserByEmail(main.db, email)
  expect(user).toMatchObject({ locale: 'id', emailVerifiedAt: main.clock.now() })
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.subjectId, user?.id ?? ''))
  expect(entries.map(({ action }) => action)).toEqual(['account_created', 'signed_in'])
})

test('a verification link works once', async () => {
  const email = await register()
  const token = await lastToken(email)
  await confirm(token)
  const { status, body } = await confirm(token)
  expect([status, body.message]).toEqual([410, 'VERIFICATION_LINK_OUTDATED'])
})

test('of parallel confirmations, one creates the account', async () => {
  const token = await lastToken(await register())
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
})

test('a verification link works for a day, and an unconfirmed sign-up is deleted', async () => {
  const email = await register()
  const token = await lastToken(email)
  main.clock.advance(24 * hourMs)
  expect((await confirm(token)).status).toBe(410)
  expect((await login(email)).body.message).toBe('Password is wrong')
  await register()
  expect(await registrationsOf(email)).toEqual([])
})

test('a wrong password confirms nothing, and the link still works', async () => {
  const token = await lastToken(await register())
  const { status, body } = await confirm(token, 'salah sekali')
  expect([status, body]).toEqual([401, { message: 'Password is wrong' }])
  expect((await confirm(token)).status).toBe(200)
})

const browserKey = 'k'.repeat(43)

test('the link signs in without the password in the browser that signed up', async () => {
  const email = await register({ browserKey })
  const token = await lastToken(email)
  const { status, body } = await confirmWith({ token, browserKey })
  expect([status, body.data.email]).toEqual([200, email])
  expect((await main.get('/v1/clients', { token: body.data.token })).status).toBe(200)
  expect((await confirmWith({ token, browserKey })).body.message).toBe('VERIFICATION_LINK_OUTDATED')
})

test('a link alone, or with the key of another browser, signs nowhere in', async () => {
  const email = await register({ browserKey })
  const withoutKey = await lastToken(await register())
  const token = await lastToken(email)
  const answers = await Promise.all([
    confirmWith({ token }),
    confirmWith({ token, password: '' }),
    confirmWith({ token, browserKey: 'x'.repeat(43) }),
    confirmWith({ token: withoutKey, browserKey }),
  ])
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [401, { message: 'Password is wrong' }]),
  )
  expect(await findUserByEmail(main.db, email)).toBeUndefined()
})

test('the browser’s key still works after the link was sent again', async () => {
  const email = await register({ browserKey })
  await sendAgain(email)
  expect((await confirmWith({ token: await lastToken(email), browserKey })).status).toBe(200)
})

test('a confirmation on any device returns the page that the newcomer came from', async () => {
  const redirect = '/cart/check-order?product-service-id=weight-12'
  const email = await register({ redirect })
  const { body } = await confirm(await lastToken(email))
  expect(body.data.redirect).toBe(redirect)
})

test.each(['https://evil.example', 'javascript:alert(1)'])(
  'a sign-up from %s, which is no path, is refused',
  async (redirect) => {
    const body = { firstName: 'Rina', email: 'rina@contoh.id', password, redirect }
    expect((await main.post('/v1/users/register', { body })).status).toBe(400)
  },
)

test('[S7.06] a resent link works and the previous one does not', async () => {
  const email = await register()
  const first = await lastToken(email)
  await main.post('/v1/users/verify-email', { body: { email } })
  const second = await lastToken(email)
  expect((await confirm(first)).status).toBe(410)
  expect((await confirm(second)).status).toBe(200)
})

test('resending gives the same answer for unknown, verified and unverified addresses', async () => {
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

test('a known address registers with the same answer, and only its owner learns the difference', async () => {
  const { user } = await main.signedInMember()
  const { status, body } = await main.post('/v1/users/register', {
    body: {
      ...{ firstName: 'Orang Lain', email: user.email, password, locale: 'id' },
      redirect: '/transaction',
    },
  })
  expect([status, body]).toEqual([201, { data: {} }])
  const [mail] = await main.mailsTo(user.email)
  expect(mail?.subject).toBe('Kamu sudah punya akun Seimbang')
  expect(mail?.text).toContain('Halo Dewi,')
  expect(mail?.text).toContain('/auth?tab=login&redirect=%2Ftransaction')
  const signIn = await main.post('/v1/auth/login', {
    body: { email: user.email, password: memberPassword },
  })
  expect(signIn.body.data.firstName).toBe('Dewi')
})

// Fails if the newest, the oldest or any password of the address is accepted.
test('a stranger who signs up with an owner’s address gains nothing from the owner’s sign-up', async () => {
  const email = await register()
  const ownerLink = await lastToken(email)
  await main.post('/v1/users/register', {
    body: { firstName: 'Penyerang', email, password: 'sandi si penyerang' },
  })
  const attackerLink = await lastToken(email)
  // The owner receives the stranger's link and types their own password.
  expect((await confirm(attackerLink)).body.message).toBe('Password is wrong')
  expect((await confirm(ownerLink, 'sandi si penyerang')).body.message).toBe('Password is wrong')
  expect((await confirm(ownerLink)).body.data.firstName).toBe('Rina')
  expect((await confirm(attackerLink, 'sandi si penyerang')).status).toBe(410)
  expect((await login(email, 'sandi si penyerang')).body.message).toBe('Password is wrong')
  expect(await registrationsOf(email)).toEqual([])
})

test('a link expires once its address gets an account in another way', async () => {
  const email = await register()
  await insertUser(main.db, {
    id: randomId(),
    email,
    firstName: 'Rina',
    lastName: '',
    googleIssuer: 'https://accounts.google.com',
    googleSubject: randomId(),
    emailVerifiedAt: main.clock.now(),
    createdAt: main.clock.now(),
  })
  expect((await confirm(await lastToken(email))).status).toBe(410)
})

test('a resent link belongs to the newest sign-up', async () => {
  const email = await register()
  main.clock.advance(hourMs)
  await main.post('/v1/users/register', {
    body: { firstName: 'Rina Baru', email, password: 'sandi yang baru' },
  })
  await sendAgain(email)
  const { body } = await confirm(await lastToken(email), 'sandi yang baru')
  expect(body.data.firstName).toBe('Rina Baru')
})

test('a common password is refused', async () => {
  const { status, body } = await main.post('/v1/users/register', {
    body: { firstName: 'Rina', email: 'rina@contoh.id', password: 'Password123' },
  })
  expect([status, body.code]).toEqual([400, 'PASSWORD_TOO_COMMON'])
})

test.each([
  ['tuti@ſurat.test', 'tuti@surat.test'],
  ['tuti@\u{212a}ompor.test', 'tuti@kompor.test'],
  ['tuti@bücher.example', 'tuti@xn--bcher-kva.example'],
])('mail for %s goes to %s, and the account has one spelling', async (typed, address) => {
  const body = { firstName: 'Tuti', email: typed, password }
  await main.post('/v1/users/register', { body })
  const session = await confirm(await lastToken(address))
  expect(session.status).toBe(200)
  expect((await login(typed)).status).toBe(200)
  expect((await login(address)).status).toBe(200)
})

test('[S3.03] members see the letters of their domain', async () => {
  await main.post('/v1/users/register', {
    body: { firstName: 'Käthe', email: 'kathe@bücher.example', password },
  })
  const { body } = await confirm(await lastToken('kathe@xn--bcher-kva.example'))
  expect(body.data.email).toBe('kathe@bücher.example')
  const account = await main.get('/v1/account', { token: body.data.token })
  expect(account.body.data.email).toBe('kathe@bücher.example')
})

test('a name keeps no character that a cookie, a header or a mail cannot carry', async () => {
  const email = `${randomId().toLowerCase()}@contoh.id`
  await main.post('/v1/users/register', {
    body: { firstName: 'Ri\u007fna\tAyu', lastName: '\u202eSari\n', email, password },
  })
  const { body } = await confirm(await lastToken(email))
  expect(body.data).toMatchObject({ firstName: 'Rina Ayu', lastName: 'Sari' })
})

test.each(['<img src=x>', 'menang hadiah di penipu.test', 'x'.repeat(41)])(
  'a mail to a new address does not repeat “%s” as a name',
  async (firstName) => {
    const email = `${randomId().toLowerCase()}@contoh.id`
    await main.post('/v1/users/register', { body: { firstName, email, password, locale: 'id' } })
    const mail = (await main.mailsTo(email)).at(-1)
    expect(mail?.text).toMatch(/^Halo,$/m)
    expect(`${mail?.text}${mail?.html}`).not.toContain(firstName)
  },
)

async function register(more = {}): Promise<string> {
  const email = `${randomId().toLowerCase()}@contoh.id`
  const { status, body } = await main.post('/v1/users/register', {
    body: { firstName: 'Rina', lastName: '', email, password, locale: 'id', ...more },
  })
  expect([status, body]).toEqual([201, { data: {} }])
  return email
}

function login(email: string, ownPassword = password) {
  return main.post('/v1/auth/login', { body: { email, password: ownPassword } })
}

function confirm(token: string, ownPassword = password) {
  return confirmWith({ token, password: ownPassword })
}

function confirmWith(body: { token: string; password?: string; browserKey?: string }) {
  return main.post('/v1/users/confirm-email', { body })
}

function registrationsOf(email: string) {
  return main.db.select().from(registrationTable).where(eq(registrationTable.email, email))
}

/** Sends the link again after the mails so far have left: mails due at one moment have no order. */
async function sendAgain(email: string): Promise<void> {
  await main.mailsTo(email)
  await main.post('/v1/users/verify-email', { body: { email } })
}

async function lastToken(email: string): Promise<string> {
  const mail: Mail | undefined = (await main.mailsTo(email)).at(-1)
  const link = mail?.text.match(/https:\/\/seimbang\.test\/auth\/verify-email\?token=(\S+)/)
  return link?.[1] ?? ''
}
