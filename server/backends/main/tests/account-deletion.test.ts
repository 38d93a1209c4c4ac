import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#server/backends/main/identity/account/deletion.service.ts'
import { identify } from '#server/backends/main/identity/auth/session.service.ts'
import { updateProfile } from '#server/backends/main/identity/users/profile.service.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { createWholeMember, personal } from './whole-member.fixture.ts'

let main: MainFixture
let steps: ReturnType<typeof createAccountSteps>
beforeAll(async () => {
  main = await openMainFixture()
  steps = createAccountSteps(main)
})
afterAll(() => main.close())

// Fails if any line of `deletion.repository.ts` that deletes or clears data is removed.
test('no personal data of a deleted member is left in any table', async () => {
  const { user, token, google, googleEmail } = await createWholeMember(main)
  const data = [user.email, ...Object.values(personal), google.sub, google.picture, googleEmail]
  expect(await tablesWith(data)).toEqual([
    ...[
      'address_changes',
      'chat_files',
      'consultation_notes',
      'goal_clearances',
      'intakes',
      'kols',
      'messages',
      'note_addenda',
      'nutrition_profiles',
      'outbox_mails',
      'plan_templates',
      'practice_invites',
      'privacy_case_events',
      'privacy_cases',
      'quick_texts',
      'receipts',
      'refund_accounts',
      'registrations',
      'staff_links',
    ],
    ...['time_off', 'tracker_shares', 'users'],
  ])
  expect(await tablesWith([user.id])).toEqual([
    ...[
      'address_changes',
      'approvals',
      'audit_entries',
      'calm_modes',
      'carts',
      'conversations',
      'goal_clearances',
      'google_sign_ins',
    ],
    'health_consents',
    ...['idempotency_keys', 'kols', 'live_cursors', 'live_events'],
    ...['nutrition_profiles', 'orders', 'own_foods'],
    ...[
      'passkeys',
      'password_resets',
      'practices',
      'privacy_cases',
      'ramadans',
      'recovery_codes',
      'refund_accounts',
      'sessions',
      'staff_grants',
      'staff_members',
      'staff_sessions',
      'told_foods',
      'totp_secrets',
      'trackers',
      'transactions',
      'users',
    ],
  ])
  await remove(token)
  await main.backend.drainOutbox()
  expect(await tablesWith(data)).toEqual([])
  expect(await tablesWith([user.id])).toEqual([
    ...['approvals', 'audit_entries', 'kols', 'orders', 'privacy_cases', 'staff_grants'],
    'staff_members',
    ...['transactions', 'users'],
  ])
})

test('weights, food entries, periods, sessions and codes are deleted with their parent rows', async () => {
  const { token, trackerId } = await createWholeMember(main)
  expect(await tablesWith([trackerId])).toEqual([
    ...[
      'appointments',
      'care_relations',
      'deleted_photos',
      'food_entries',
      'goal_clearances',
      'goals',
      'intakes',
      'meal_plan_choices',
      'meal_plans',
      'measurements',
      'photos',
      'planned_foods',
      'program_periods',
      'record_views',
      'reminders',
      'session_actions',
      'session_credits',
      'sync_operations',
      'tracker_shares',
      'trackers',
      'waitlist_entries',
      'weights',
    ],
  ])
  const codesOf = sql`select count(*)::int as count from main.otp_codes c
    join main.orders o on o.id = c.order_id join main.users u on u.id = o.user_id
    where u.deleted_at is not null`
  await remove(token)
  expect(await tablesWith([trackerId])).toEqual([])
  expect((await rowsOf(codesOf))[0]).toEqual({ count: 0 })
})

test('these tests cover every table that refers to a tracker or a member', async () => {
  const { user, trackerId } = await createWholeMember(main)
  const referring = await rowsOf(sql`select distinct source.relname as name
    from pg_constraint c join pg_class source on source.oid = c.conrelid
    join pg_class target on target.oid = c.confrelid
    join pg_namespace n on n.oid = source.relnamespace
    where c.contype = 'f' and n.nspname = 'main' and target.relname in ('users', 'trackers')`)
  const filled = await tablesWith([user.id, trackerId])
  const missing = referring.map(({ name }) => String(name)).filter((name) => !filled.includes(name))
  // A promo redemption needs an order, and orders stay for the books. A link names its maker.
  expect(missing.toSorted()).toEqual(['promo_redemptions', 'staff_links'])
})

test('orders and transactions stay, without the payment page that names their owner', async () => {
  const { user, token, transaction } = await createWholeMember(main)
  await remove(token)
  expect(await main.db.$count(orderTable, eq(orderTable.userId, user.id))).toBe(2)
  const [paidTransaction] = await main.db
    .select()
    .from(transactionTable)
    .where(eq(transactionTable.id, transaction.id))
  expect(paidTransaction).toMatchObject({ state: 'paid', totalRupiah: 1_099_000, paymentUrl: '' })
  expect((await steps.findUser(user.id)).deletedAt).toEqual(main.clock.now())
})

test('a deletion ends every access and refresh token at once', async () => {
  const { user, token, session } = await main.signedInMember()
  const other = await steps.signInAgain(user)
  expect((await remove(token)).status).toBe(200)
  expect(await steps.isSignedIn(token)).toBe(false)
  expect(await steps.isSignedIn(other.token)).toBe(false)
  const refreshed = await main.post('/v1/auth/refresh-token', {
    body: { userId: user.id, refreshToken: session.refreshToken },
  })
  expect(refreshed.body).toEqual({ message: 'refresh token expired' })
})

test('a deleted member gets a goodbye mail and cannot sign in', async () => {
  const { user, token } = await main.signedInMember()
  await remove(token)
  expect((await main.mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    'Akun Seimbang-mu sudah dihapus',
  ])
  const login = await main.post('/v1/auth/login', {
    body: { email: user.email, password: memberPassword },
  })
  expect(login.body).toEqual({ message: 'Password is wrong' })
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.subjectId, user.id))
  expect(entries.map(({ action }) => action)).toContain('account_deleted')
})

test('the same address can sign up again, as a new account', async () => {
  const { user, token } = await createWholeMember(main)
  await remove(token)
  const password = 'mulai dari awal lagi'
  const { email } = user
  // Mails of one moment leave in no order.
  main.clock.advance(60_000)
  await main.post('/v1/users/register', { body: { firstName: 'Ratna', email, password } })
  const link = (await main.mailsTo(email)).at(-1)?.text.match(/token=(\S+)/)?.[1]
  const { body } = await main.post('/v1/users/confirm-email', { body: { token: link, password } })
  expect(body.data.id).not.toBe(user.id)
  const trackers = await main.get('/v1/trackers', { token: body.data.token })
  expect(trackers.body.data).toEqual([])
})

test('the same Google account can register again', async () => {
  const { token, google } = await createWholeMember(main)
  await remove(token)
  const url = (await main.post('/v1/auth/generate-google-url')).body.data
  const { body } = await main.post('/v1/auth/google-oauth', {
    body: main.google.consent(url, google),
  })
  expect(body.data.authStatus).toBe('not_registered')
})

test.each(['salah sekali', ''])('the proof %j deletes nothing', async (proof) => {
  const { user, token } = await main.signedInMember()
  const { status, body } = await remove(token, proof)
  expect([status, body]).toEqual([401, { message: 'Password is wrong' }])
  expect(await steps.findUser(user.id)).toEqual(user)
})

test('a concurrent password change stops the deletion', async () => {
  const { user, token } = await main.signedInMember()
  const member = await identify(main.context, token)
  const body = { currentPassword: memberPassword, newPassword: 'sayur lodeh tanpa santan' }
  await main.post('/v1/account/password', { token, body })
  await expect(
    deleteAccount(main.context, member, {
      proof: memberPassword,
      endOfAccount: async () => null,
    }),
  ).rejects.toThrow('Password is wrong')
  expect((await steps.findUser(user.id)).deletedAt).toBeNull()
})

test('a concurrent profile change does not restore a deleted member’s name', async () => {
  const { user, token } = await main.signedInMember()
  const member = await identify(main.context, token)
  await remove(token)
  const profile = { ...personal, email: user.email, token: '' }
  await expect(updateProfile(main.context, member, profile)).rejects.toThrow('already logout')
  expect((await steps.findUser(user.id)).firstName).toBe('')
})

test('the address is not a valid proof for a member with a password', async () => {
  const { user, token } = await main.signedInMember()
  expect((await remove(token, user.email)).status).toBe(401)
})

test('the address is a valid proof for a member without a password', async () => {
  const { user, token, google } = await createWholeMember(main)
  await main.db.execute(sql`update main.users set password_hash = null where id = ${user.id}`)
  expect((await remove(token, memberPassword)).status).toBe(401)
  expect((await remove(token, google.email)).status).toBe(401)
  expect((await remove(token, ` ${user.email.toUpperCase()} `)).status).toBe(200)
})

test('a payment that arrives after the deletion opens and mails nothing', async () => {
  const purchases = createPurchases(main)
  const { user, token, transaction } = await purchases.pendingTransaction()
  await remove(token)
  await main.backend.drainOutbox()
  const mails = main.mails.length
  const { status } = await purchases.notify(main.midtrans.notification(transaction))
  await main.backend.drainOutbox()
  expect([status, main.mails.length]).toEqual([200, mails])
  expect(await main.db.$count(trackerTable, eq(trackerTable.userId, user.id))).toBe(0)
})

test('a deletion does not change other members’ data', async () => {
  const stranger = await createWholeMember(main)
  const { token } = await createWholeMember(main)
  const before = await main.get('/v1/account/export', { token: stranger.token })
  await remove(token)
  const after = await main.get('/v1/account/export', { token: stranger.token })
  const { auditEntries: _, ...tables } = after.body.data.tables
  expect(before.body.data.tables).toMatchObject(tables)
})

function remove(token: string, proof = memberPassword) {
  return main.post('/v1/account/delete', { token, body: { proof } })
}

async function rowsOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  // Both drivers return rows, but their shared type does not say so.
  const { rows } = (await main.db.execute(query)) as { rows: Record<string, unknown>[] }
  return rows
}

/** Returns the tables with a row that contains one of the texts in any column. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const tables = await rowsOf(sql`select tablename from pg_tables where schemaname = 'main'`)
  const names = tables.map(({ tablename }) => String(tablename))
  const holds = async (name: string) => {
    const rows = await rowsOf(sql`select t::text as row from main.${sql.identifier(name)} t`)
    return rows.some(({ row }) => texts.some((text) => String(row).includes(text)))
  }
  const found = await Promise.all(names.map(async (name) => ((await holds(name)) ? [name] : [])))
  return found.flat().toSorted()
}
