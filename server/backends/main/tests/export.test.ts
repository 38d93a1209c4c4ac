import { readdir, readFile } from 'node:fs/promises'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountExportSchema } from '#server/contract/account.schema.ts'
import { memberProfileFields } from '#server/contract/member-profile.schema.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createWholeMember, personal, writtenInCare } from './whole-member.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('a member exports all of their data', async () => {
  const { user, token, transaction, trackerId, googleEmail } = await createWholeMember(main)
  const { exportedAt, tables } = await exportOf(token)
  expect(exportedAt).toBe(main.clock.now().toISOString())
  expect(tables.profile).toEqual([
    expect.objectContaining({ id: user.id, email: user.email, googleEmail, ...personal }),
  ])
  expect(tables.devices).toHaveLength(1)
  expect(tables.orders).toHaveLength(2)
  expect(tables.transactions).toEqual([
    expect.objectContaining({
      id: transaction.id,
      totalRupiah: 1_099_000,
      state: 'paid',
      paidAt: main.clock.now().toISOString(),
    }),
  ])
  // A saved cart, and the cart of an order without a payment page.
  expect(tables.carts?.map(({ productServiceId }) => productServiceId).toSorted()).toEqual([
    'jantung-sehat-12w',
    'seimbang-harian-12w',
  ])
  expect(tables.trackers).toEqual([expect.objectContaining({ id: trackerId })])
  expect(tables.weights).toEqual([{ trackerId, measuredOn: '2026-03-02', kilograms: 71.25 }])
  expect(tables.measurements).toEqual([
    expect.objectContaining({
      ...{ trackerId, kind: 'randomGlucose', value: 199.98 },
      ...{ measuredAt: '07:10', mealTiming: 'after', typedIn: 'mmol/L' },
    }),
    expect.objectContaining({ trackerId, kind: 'waist', value: 84.5, secondValue: null }),
  ])
  expect(tables.foodEntries).toEqual([
    expect.objectContaining({ trackerId, eatenOn: '2026-03-02', measure: 'plate', grams: 320 }),
  ])
  expect(tables.syncOperations).toEqual([
    expect.objectContaining({ trackerId, state: 'open', kept: expect.stringContaining('70.5') }),
  ])
  expect(tables.ownFoods).toEqual([
    expect.objectContaining({ id: 'bekal-01', food: expect.stringContaining('Bekal') }),
  ])
  expect(tables.nutritionProfile).toEqual([
    expect.objectContaining({ bornOn: personal.birthDate, centimetres: 160.5 }),
  ])
  expect(tables.plannedFoods).toEqual([
    expect.objectContaining({ trackerId, plannedOn: '2026-03-03', measure: 'plate', grams: 320 }),
  ])
  expect(tables.reminders).toEqual([{ trackerId, hour: 19, zone: 'WIB', weekdays: '1 5' }])
  expect(tables.healthConsents).toEqual([
    expect.objectContaining({ isGiven: true, isAdult: true, language: 'id' }),
  ])
  expect(tables.calmMode).toEqual([{ switchedOnAt: expect.stringMatching(/^2026-03-02T/) }])
  expect(tables.refundAccounts).toEqual([
    expect.objectContaining({ bank: 'BCA', lastDigits: '0001', holder: personal.firstName }),
  ])
  expect(tables.ramadan).toEqual([{ startsOn: '2027-02-08', endsOn: '2027-03-09' }])
  expect(tables.intakes).toEqual([
    expect.objectContaining({ trackerId, answers: expect.stringContaining(writtenInCare.intake) }),
  ])
  expect(tables.calls).toEqual([expect.objectContaining({ engine: 'direct', endedAt: null })])
  expect(tables.callPresences).toEqual([
    expect.objectContaining({ joinedAt: main.clock.now().toISOString(), leftAt: null }),
  ])
  expect(tables.consultationNotes).toEqual([
    expect.objectContaining({ content: expect.stringContaining(personal.firstName) }),
  ])
  expect(tables.noteAddenda).toEqual([
    expect.objectContaining({ seq: 1, body: writtenInCare.addendum }),
  ])
  expect(tables.sessionActions).toHaveLength(2)
  expect(tables.goals).toEqual([
    expect.objectContaining({ trackerId, targetKilograms: 68, startKilograms: 71.25, weeks: 20 }),
  ])
  expect(tables.photos).toEqual([
    expect.objectContaining({ trackerId, takenOn: '2026-03-02', type: 'image/jpeg' }),
  ])
  expect(tables.shares).toEqual([
    expect.objectContaining({ trackerId, label: 'Dokter', sections: 'weightTrend food' }),
  ])
  expect(tables.conversations).toEqual([expect.objectContaining({ lastSeq: 1 })])
  expect(tables.messages?.map(({ author, body }) => [author, body]).toSorted()).toEqual([
    ['client', writtenInCare.message],
    ['nutritionist', 'Dari ahli gizi'],
  ])
  expect(tables.chatFiles).toEqual([
    expect.objectContaining({ name: `${personal.firstName}.jpg`, type: 'image/jpeg' }),
  ])
  expect(tables.quickTexts).toEqual([
    expect.objectContaining({ title: 'Salam', body: personal.country }),
  ])
  expect(tables.mealPlans).toEqual([expect.objectContaining({ trackerId, version: 1 })])
  expect(tables.goalClearances).toEqual([
    expect.objectContaining({ trackerId, rationale: personal.lastName, endedAt: null }),
  ])
  expect(tables.mealPlanChoices).toEqual([expect.objectContaining({ foodId: 'kentang' })])
  expect(tables.planTemplates).toEqual([expect.objectContaining({ name: personal.country })])
  expect(tables.shareViews).toEqual([expect.objectContaining({ browser: 'Chrome, Android' })])
  expect(tables.auditEntries?.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'signed_in',
      'profile_changed',
      'google_connected',
      'account_exported',
    ]),
  )
})

/** Tables that refer to a member or a tracker and are left out, each with the reason. */
const notExported: Record<string, string> = {
  address_changes: 'the account names its address',
  deleted_photos: 'an id that says nothing about the photo',
  google_sign_ins: 'secrets of a sign-in in progress',
  idempotency_keys: 'technical, deleted after a week',
  passkeys: 'the public keys of second factors, whose names the page of the person shows',
  password_resets: 'the hash of a secret link',
  promo_redemptions: 'the order names its discount',
  recovery_codes: 'the hashes of secret codes',
  staff_grants: 'the audit log of the business',
  staff_links: 'the hash of a secret link',
  staff_members: 'the work for the business',
  staff_sessions: 'the hash of a secret; the audit log has each opening',
  told_foods: 'which news of the food table was read',
  totp_secrets: 'a secret',
}

test('each table that refers to a member or a tracker is exported, or left out with a reason', async () => {
  const { rows } = (await main.context.db.execute(sql`select distinct source.relname as name
    from pg_constraint c join pg_class source on source.oid = c.conrelid
    join pg_class target on target.oid = c.confrelid
    join pg_namespace n on n.oid = source.relnamespace
    where c.contype = 'f' and n.nspname = 'main' and target.relname in ('users', 'trackers')`)) as unknown as {
    rows: { name: string }[]
  }
  const { modules } = await readExportSources()
  const exported = modules.map(({ table }) => getTableName(table))
  const covered = new Set([...exported, ...Object.keys(notExported)])
  expect(rows.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
})

/** Columns of exported tables that are left out, each with the reason. */
const columnsNotExported: Record<string, string> = {
  'users.suspendedAt': 'a suspended member cannot export',
  'appointments.blocksUntil': 'the nutritionist’s pause',
  'appointments.isFreeToCancel': 'follows from who moved the session last',
  'appointments.locale': 'the language of its mails',
  'appointments.movesByClient': 'a limit of the site',
  'appointments.offeredUntil': 'over, or minutes from now',
  'appointments.relationId': 'technical',
  'appointments.sequence': 'technical',
  'appointments.userNumber': 'technical',
  'audit_entries.id': 'technical',
  'audit_entries.objectId': 'technical',
  'audit_entries.objectKind': 'technical',
  'audit_entries.requestId': 'technical',
  'chat_files.content': 'the archive has it as a file',
  'chat_files.isScanned': 'whether the site scanned it',
  'conversations.nutritionistId': 'technical',
  'call_presences.id': 'technical',
  'call_presences.removeDueAt': 'when the site asks a media server',
  'call_presences.side': 'the member’s own',
  'call_presences.tab': 'a random name of a browser tab',
  'calls.clientMailedAt': 'when the site sent a mail',
  'calls.deleteDueAt': 'when the site asks a media server',
  'calls.lastSignalSeq': 'technical',
  'calls.nutritionistMailedAt': 'when the site sent a mail',
  'consultation_notes.savedAt': 'not after the signature',
  'consultation_notes.version': 'technical',
  'goal_clearances.relationId': 'technical',
  'health_consents.number': 'technical',
  'kol_commissions.id': 'technical',
  'kol_commissions.orderId': 'the order of another member',
  'kol_payouts.approvalId': 'technical',
  'kol_payouts.evidence': 'where the business keeps its proof',
  'kol_rates.id': 'technical',
  'meal_plans.floorKcal': 'the rule of that day',
  'meal_plans.intakeKcal': 'follows from the days',
  'meal_plans.rowVersion': 'technical',
  'meal_plans.rulesEdition': 'technical',
  'meal_plans.savedAt': 'when the nutritionist last wrote',
  'meal_plans.trackerNumber': 'technical',
  'photos.content': 'the archive has it as a file',
  'practices.feedKeyHash': 'the hash of a secret link',
  'record_views.id': 'technical',
  'refund_accounts.number': 'sealed; the last digits are exported',
  'refunds.approvalId': 'technical',
  'refunds.attempts': 'how often the site tried',
  'refunds.dueAt': 'when the site tries next',
  'refunds.providerOrderId': 'the payment provider’s own id',
  'refunds.surplusAttempt': 'technical',
  'reminders.dueAt': 'when the site sends next',
  'reminders.id': 'a tracker has one',
  'session_credits.id': 'technical',
  'time_off.id': 'technical',
  'trackers.number': 'technical',
  'users.number': 'technical',
  'waitlist_entries.appointmentId': 'the offer is among the appointments',
  'waitlist_entries.id': 'technical',
  'waitlist_entries.lookAt': 'technical',
  'share_views.id': 'technical',
  'tracker_shares.keyHash': 'the hash of a secret link',
  'tracker_shares.pinHmac': 'a secret',
  'tracker_shares.wrongPinCount': 'a limit of the site',
  'transactions.attempt': 'technical',
  'transactions.attemptExpiresAt': 'technical',
  'transactions.paidAttempt': 'technical',
  'transactions.paymentUrl': 'a secret address',
  'users.deletedAt': 'empty while there is an account',
  'users.googleIssuer': 'the same for all',
  'users.passwordHash': 'a secret',
}

test('each column of an exported table is exported, or left out with a reason', async () => {
  const { sources, modules } = await readExportSources()
  const missing = modules.flatMap(({ variable, table }) => {
    const wanted = new RegExp(`pick\\(${variable},([^)]*)\\)|\\w+: ${variable}\\.(\\w+)`, 'g')
    const named = Array.from(
      sources.matchAll(wanted),
      ([, list = '', one = '']) => `${list} ${one}`,
    )
    const words = new Set(named.join(' ').match(/\w+/g))
    return Object.keys(getTableColumns(table))
      .filter((column) => !words.has(column) && !isOwner(column))
      .map((column) => `${getTableName(table)}.${column}`)
  })
  const profile = memberProfileFields.map((field) => `users.${field}`)
  expect(missing.toSorted()).toEqual(
    expect.arrayContaining([...Object.keys(columnsNotExported), ...profile]),
  )
  expect(missing).toHaveLength(Object.keys(columnsNotExported).length + profile.length)
})

/** Each row of an export is the member's. */
function isOwner(column: string): boolean {
  return column === 'userId' || column === 'subjectId'
}

test('an export contains no secret of the site', async () => {
  const { token } = await createWholeMember(main)
  const text = JSON.stringify(await exportOf(token))
  expect(text).not.toMatch(/argon2|hash|hmac|payment_?url|share-/i)
})

test('an export contains no other member’s data', async () => {
  const stranger = await createWholeMember(main)
  const { user, token } = await main.signedInMember()
  const { tables } = await exportOf(token)
  const found = Object.entries(tables).flatMap(([name, rows]) => rows.map(() => name))
  expect(found.toSorted()).toEqual([
    'auditEntries',
    'auditEntries',
    'devices',
    'healthConsents',
    'profile',
  ])
  const text = JSON.stringify(tables)
  for (const datum of [stranger.user.id, stranger.trackerId, stranger.transaction.id])
    expect(text).not.toContain(datum)
  expect(text).toContain(user.email)
})

test('an export adds an audit entry', async () => {
  const { user, token } = await main.signedInMember()
  await exportOf(token)
  expect(await createAccountSteps(main).auditOf(user.id)).toContain('account_exported')
})

/** The text of the export's files, and each table that they import. */
async function readExportSources() {
  const folder = new URL('../identity/account/export/', import.meta.url)
  const files = (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8'))
  const sources = (await Promise.all(files)).join('')
  const imports = sources.matchAll(/import \{ (\w+) \} from '#server\/db\/main\/(.+\.table)\.ts'/g)
  // Some tables are imported twice.
  const names = new Map(Array.from(imports, ([, variable = '', name = '']) => [variable, name]))
  const modules = Array.from(names, async ([variable, name]) => {
    const table: unknown = (await import(`../../../db/main/${name}.ts`))[variable]
    if (!is(table, PgTable)) throw new Error(`${variable} is no table`)
    return { variable, table }
  })
  return { sources, modules: await Promise.all(modules) }
}

async function exportOf(token: string) {
  const { body } = await main.get('/v1/account/export', { token })
  return v.parse(accountExportSchema, body.data)
}
