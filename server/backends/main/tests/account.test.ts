import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePassword as changeByService } from '#server/backends/main/identity/account/password-change.service.ts'
import { identify } from '#server/backends/main/identity/auth/session.service.ts'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

const newPassword = 'sayur lodeh tanpa santan'
let main: MainFixture
let steps: ReturnType<typeof createAccountSteps>
beforeAll(async () => {
  main = await openMainFixture()
  steps = createAccountSteps(main)
})
afterAll(() => main.close())

test('a member sees their account', async () => {
  const { user, token } = await main.signedInMember()
  const { status, body } = await main.get('/v1/account', { token })
  expect(status).toBe(200)
  expect(body.data).toEqual({
    ...pickMemberProfile({ firstName: 'Dewi' }),
    email: user.email,
    locale: 'id',
    hasPassword: true,
    googleEmail: null,
    recordRetentionYears: 0,
  })
})

test.each([
  ['GET', '/v1/account'],
  ['POST', '/v1/account/locale'],
  ['POST', '/v1/account/password'],
  ['GET', '/v1/account/devices'],
  ['POST', '/v1/account/devices/end'],
  ['POST', '/v1/account/devices/end-others'],
  ['POST', '/v1/account/google-url'],
  ['POST', '/v1/account/google-disconnect'],
  ['GET', '/v1/account/export'],
  ['POST', '/v1/account/delete'],
])('%s %s requires a member', async (method, path) => {
  const { status, body } = await (method === 'GET' ? main.get(path) : main.post(path, { body: {} }))
  expect([status, body]).toEqual([401, { message: 'invalid token' }])
})

test('a member chooses the language of mails', async () => {
  const { user, token } = await main.signedInMember()
  await main.post('/v1/account/locale', { token, body: { locale: 'en' } })
  expect((await main.get('/v1/account', { token })).body.data.locale).toBe('en')
  await changePassword(token, memberPassword, newPassword)
  expect((await main.mailsTo(user.email)).at(-1)?.subject).toBe(
    'Your Seimbang password was changed',
  )
})

test('a new password replaces the old one, and the owner is notified', async () => {
  const { user, token } = await main.signedInMember()
  expect((await changePassword(token, memberPassword, newPassword)).status).toBe(200)
  const login = (password: string) =>
    main.post('/v1/auth/login', { body: { email: user.email, password } })
  expect((await login(memberPassword)).body).toEqual({ message: 'Password is wrong' })
  expect((await login(newPassword)).status).toBe(200)
  expect((await main.mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    'Kata sandi akun Seimbang sudah diganti',
  ])
  expect(await steps.auditOf(user.id)).toContain('password_changed')
})

test('a new password ends every other session', async () => {
  const { user, token, session } = await main.signedInMember()
  const other = await steps.signInAgain(user)
  await changePassword(token, memberPassword, newPassword)
  expect(await steps.isSignedIn(token)).toBe(true)
  expect((await main.get('/v1/account', { token: other.token })).body.message).toBe(
    'already logout',
  )
  const refresh = ({ id, refreshToken }: typeof session) =>
    main.post('/v1/auth/refresh-token', { body: { userId: id, refreshToken } })
  expect((await refresh(other)).status).toBe(401)
  expect((await refresh(session)).status).toBe(200)
})

test('a new password invalidates a pending reset link', async () => {
  const { user, token } = await main.signedInMember()
  await main.post('/v1/users/forgot-password', { body: { email: user.email } })
  const link = (await main.mailsTo(user.email)).at(-1)?.text.match(/token=(\S+)/)?.[1]
  await changePassword(token, memberPassword, newPassword)
  const { status } = await main.post('/v1/users/reset-password', {
    body: { token: link, password: 'sandi si penyusup' },
  })
  expect(status).toBe(410)
})

test.each([
  ['a wrong current password', 'salah sekali', newPassword, 401, 'Password is wrong'],
  ['no current password', '', newPassword, 401, 'Password is wrong'],
  ['a common one', memberPassword, 'Indonesia123', 400, 'PASSWORD_TOO_COMMON'],
])('%s changes nothing', async (_, current, next, expectedStatus, message) => {
  const { user, token } = await main.signedInMember()
  const other = await steps.signInAgain(user)
  const { status, body } = await changePassword(token, current, next)
  expect([status, body.message]).toEqual([expectedStatus, message])
  expect((await steps.findUser(user.id)).passwordHash).toBe(user.passwordHash)
  expect(await steps.isSignedIn(other.token)).toBe(true)
})

test('a stolen session allows ten password guesses at most', async () => {
  const { token } = await main.signedInMember()
  for (let guess = 0; guess < 10; guess += 1)
    await changePassword(token, `tebakan ke-${guess}`, newPassword)
  expect((await changePassword(token, memberPassword, newPassword)).status).toBe(429)
  const deletion = await main.post('/v1/account/delete', { token, body: { proof: memberPassword } })
  expect(deletion.status).toBe(429)
  expect(deletion.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('a profile change issues no new tokens', async () => {
  const { user, token, session } = await main.signedInMember()
  const { status, body } = await changeProfile(token, { phone: '0812-3456-7890' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: user.id, firstName: 'Ketut', token: '', refreshToken: '' })
  expect((await main.get('/v1/account', { token })).body.data).toMatchObject({
    firstName: 'Ketut',
    email: user.email,
    phone: '+6281234567890',
  })
  expect(await steps.auditOf(user.id)).toContain('profile_changed')
  const refreshed = await main.post('/v1/auth/refresh-token', {
    body: { userId: session.id, refreshToken: session.refreshToken },
  })
  expect(refreshed.status).toBe(200)
})

test('of two concurrent password changes, only the first succeeds', async () => {
  const { user, token, session } = await main.signedInMember()
  await changePassword(token, memberPassword, newPassword)
  const member = await identify(main.context, session.token)
  const before = await steps.findUser(user.id)
  const late = { currentPassword: memberPassword, newPassword: 'sandi si penyusup' }
  await expect(changeByService(main.context, { ...member, user }, late)).rejects.toThrow(
    'Password is wrong',
  )
  expect(await steps.findUser(user.id)).toEqual(before)
})

test.each(['1899-12-31', '2026-03-04', '1990-02-30'])(
  'the birth date %s is refused',
  async (birthDate) => {
    const { token } = await main.signedInMember()
    const { status, body } = await changeProfile(token, { birthDate })
    expect([status, body]).toEqual([
      400,
      { message: 'birthDate is not valid', code: 'INVALID_INPUT' },
    ])
  },
)

test.each(['update main.audit_entries set action = action', 'delete from main.audit_entries'])(
  'the audit log refuses: %s',
  async (statement) => {
    await main.signedInMember()
    const count = await main.db.$count(auditEntryTable)
    await expect(main.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'audit_entries is append-only' },
    })
    expect(await main.db.$count(auditEntryTable)).toBe(count)
  },
)

function changePassword(token: string, currentPassword: string, next: string) {
  return main.post('/v1/account/password', { token, body: { currentPassword, newPassword: next } })
}

function changeProfile(token: string, changes: { phone?: string; birthDate?: string }) {
  const profile = pickMemberProfile({ firstName: 'Ketut' })
  const body = { ...profile, email: 'lain@contoh.id', token: '', ...changes }
  return main.post('/v1/users/update-profile', { token, body })
}
