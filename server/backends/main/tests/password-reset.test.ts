import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { deletePasswordReset } from '#server/backends/main/identity/users/password-reset.repository.ts'
import { lockUser, updateUser } from '#server/backends/main/identity/users/user.repository.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { passwordResetTable } from '#server/db/main/password-reset.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { untilTransactionWaits } from './lock-wait.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

const newPassword = 'rawon setelah subuh'
let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('a member sets a new password with a mailed link', async () => {
  const { user } = await main.signedInMember()
  expect((await reset(await linkFor(user.email))).status).toBe(200)
  expect((await login(user.email, memberPassword)).status).toBe(401)
  expect((await login(user.email, newPassword)).status).toBe(200)
})

test.each([
  ['/cart/check-order?product-service-id=weight-12', /&redirect=%2Fcart%2Fcheck-order%3Fproduct-/],
  // Mail programs would make a link of the name.
  ['/menang-di-penipu.test', /reset-password\?token=[\w-]+\s/],
])('the link of a reset leads on to the page %s if it is plain', async (redirect, link) => {
  const { user } = await main.signedInMember()
  await forgot(user.email, { redirect })
  expect((await main.mailsTo(user.email)).at(-1)?.text).toMatch(link)
})

test('a reset ends every session and notifies the owner', async () => {
  const { user, token, session } = await main.signedInMember()
  await login(user.email, memberPassword)
  await reset(await linkFor(user.email))
  expect((await main.get('/v1/clients', { token })).body.message).toBe('already logout')
  const refreshed = await main.post('/v1/auth/refresh-token', {
    body: { userId: user.id, refreshToken: session.refreshToken },
  })
  expect(refreshed.status).toBe(401)
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.subject).toBe('Kata sandi akun Seimbang sudah diganti')
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.subjectId, user.id))
  expect(entries.map(({ action }) => action)).toContain('password_reset')
})

test('a Google member sets a first password', async () => {
  const { user } = await main.signedInMember()
  await updateUser(main.db, user.id, {
    passwordHash: null,
    googleIssuer: 'https://accounts.google.com',
    googleSubject: randomId(),
  })
  await reset(await linkFor(user.email))
  expect((await login(user.email, newPassword)).status).toBe(200)
})

test.each([
  ['another address', 'rina@contoh.id', 'penyusup@gmail.com', ''],
  ['an address that Google does not run', 'dewi@contoh.id', 'dewi@contoh.id', ''],
  ['the account’s own address at Google', 'dewi@gmail.com', 'dewi@gmail.com', 'dewi@gmail.com'],
])('a reset leaves a Google account of %s as it should', async (_, email, googleEmail, left) => {
  const { user } = await main.signedInMember()
  const google = { googleIssuer: 'https://accounts.google.com', googleSubject: randomId() }
  await updateUser(main.db, user.id, { ...google, googleEmail, email })
  await reset(await linkFor(email))
  const [row] = await main.db.select().from(userTable).where(eq(userTable.id, user.id))
  expect(row?.googleEmail).toBe(left)
  expect(row?.googleSubject).toBe(left === '' ? null : google.googleSubject)
  const mail = (await main.mailsTo(email)).at(-1)
  expect(mail?.text.includes(`Akun Google ${googleEmail}`)).toBe(left === '')
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.subjectId, user.id))
  expect(entries.some(({ action }) => action === 'google_disconnected')).toBe(left === '')
})

test('a reset link works once', async () => {
  const { user } = await main.signedInMember()
  const token = await linkFor(user.email)
  const answers = await Promise.all([reset(token), reset(token), reset(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  expect((await reset(token)).body.message).toBe('RESET_LINK_OUTDATED')
})

test('a reset link works for 30 minutes', async () => {
  const { user } = await main.signedInMember()
  const token = await linkFor(user.email)
  main.clock.advance(30 * minuteMs)
  const { status, body } = await reset(token)
  expect([status, body.message]).toEqual([410, 'RESET_LINK_OUTDATED'])
})

test('a new reset link invalidates the previous one', async () => {
  const { user } = await main.signedInMember()
  const [first, second] = [await linkFor(user.email), await linkFor(user.email)]
  expect((await reset(first)).status).toBe(410)
  expect((await reset(second)).status).toBe(200)
})

test('a common password is refused and the link stays valid', async () => {
  const { user } = await main.signedInMember()
  const token = await linkFor(user.email)
  const { status, body } = await reset(token, 'password123')
  expect([status, body.code]).toEqual([400, 'PASSWORD_TOO_COMMON'])
  expect((await reset(token)).status).toBe(200)
})

test('the answer is the same for every address, and an unknown one gets no mail', async () => {
  const { user } = await main.signedInMember()
  const answers = await Promise.all([forgot(user.email), forgot('tidak-ada@contoh.id')])
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(2).fill({ status: 200, body: { data: {} } }),
  )
  expect(await main.mailsTo('tidak-ada@contoh.id')).toEqual([])
})

test('an unconfirmed sign-up gets its verification link again', async () => {
  const email = `${randomId().toLowerCase()}@contoh.id`
  await main.post('/v1/users/register', {
    body: { firstName: 'Rina', email, password: newPassword, locale: 'id' },
  })
  await forgot(email)
  const mails = await main.mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill('Konfirmasi emailmu untuk Seimbang'),
  )
})

test('the database stores the hash of a reset token, not the token', async () => {
  const { user } = await main.signedInMember()
  const token = await linkFor(user.email)
  const [row] = await main.db
    .select()
    .from(passwordResetTable)
    .where(eq(passwordResetTable.userId, user.id))
  expect(row?.tokenHash).toMatch(/^[\w-]{43}$/)
  expect(row?.tokenHash).not.toBe(token)
})

// Fails without the second password check, because a reset can finish during the hash.
test('a sign-in that began before a reset opens no session after it', async () => {
  const { user } = await main.signedInMember()
  const token = await linkFor(user.email)
  const [signIn, answer] = await Promise.all([login(user.email, memberPassword), reset(token)])
  expect(answer.status).toBe(200)
  if (signIn.status === 200)
    expect((await main.get('/v1/clients', { token: signIn.body.data.token })).status).toBe(403)
  else expect(signIn.body).toEqual({ message: 'Password is wrong' })
})

// On PostgreSQL only: PGlite runs one transaction at a time.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a reset waits for a password change, without a deadlock',
  async () => {
    const { user } = await main.signedInMember()
    const token = await linkFor(user.email)
    const { answer } = await main.db.transaction(async (tx) => {
      await lockUser(tx, user.id)
      const waiting = { answer: reset(token) }
      await untilTransactionWaits(main.db)
      await deletePasswordReset(tx, user.id)
      return waiting
    })
    expect((await answer).status).toBe(410)
  },
)

async function linkFor(email: string): Promise<string> {
  await forgot(email)
  const mail = (await main.mailsTo(email)).at(-1)
  return mail?.text.match(/https:\/\/seimbang\.test\/auth\/reset-password\?token=(\S+)/)?.[1] ?? ''
}

function forgot(email: string, more = {}) {
  return main.post('/v1/users/forgot-password', { body: { email, locale: 'id', ...more } })
}

function reset(token: string, password = newPassword) {
  return main.post('/v1/users/reset-password', { body: { token, password } })
}

function login(email: string, password: string) {
  return main.post('/v1/auth/login', { body: { email, password } })
}
