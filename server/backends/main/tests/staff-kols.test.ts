import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { KolPayoutWish } from '#server/contract/admin-kol.schema.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { kolCommissionTable } from '#server/db/main/kol-commission.table.ts'
import { kolPayoutTable } from '#server/db/main/kol-payout.table.ts'
import { kolRateTable } from '#server/db/main/kol-rate.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

/** Ten percent of an order. */
const commission = 109_900
let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
  staff = createStaff(main)
})
afterAll(() => main.close())

test('an owner appoints a member by the exact address, and visitors read the code', async () => {
  const owner = await staff.firstOwner()
  const { user } = await main.signedInMember()
  const wish = { email: user.email, code: 'lari10', name: 'Rani Lari', percent: 12 }
  expect(await appoint(owner, { ...wish, email: user.email.slice(1) })).toEqual([
    404,
    'ERR_NO_MEMBER',
  ])
  expect(await appoint(owner, wish)).toEqual([201, undefined])
  const followed = (await main.get('/v1/kols/LARI10')).body.data
  expect(followed).toMatchObject({ name: 'Rani Lari', commissionPercent: 12 })
  expect(await appoint(owner, { ...wish, code: 'LARI11' })).toEqual([409, 'ALREADY_KOL'])
  const other = await main.signedInMember()
  expect(await appoint(owner, { ...wish, email: other.user.email })).toEqual([
    409,
    'KOL_CODE_TAKEN',
  ])
  const [entry] = await main.db
    .select()
    .from(auditEntryTable)
    .where(and(eq(auditEntryTable.action, 'kol_appointed'), eq(auditEntryTable.objectId, 'LARI10')))
  expect(entry).toMatchObject({ actorId: owner.user.id, subjectId: user.id, objectKind: 'kol' })
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.text).toContain('/?kol=LARI10')
})

test('[C57] finance pays but does not appoint, and support does not even read', async () => {
  const { code } = await appointed()
  const finance = await staff.staffWith('finance')
  const support = await staff.staffWith('support')
  const { user } = await main.signedInMember()
  const wish = { email: user.email, code: 'TIDAK', name: 'Bukan', percent: 50 }
  expect(await appoint(finance, wish)).toEqual([403, 'PERMISSION_NEEDED'])
  expect(await act(finance, code, 'end', {})).toEqual([403, 'PERMISSION_NEEDED'])
  expect(await act(finance, code, 'rates', { percent: 50, startsOn: '2099-01-01' })).toEqual([
    403,
    'PERMISSION_NEEDED',
  ])
  expect((await main.get(`/v1/admin/kols/${code}`, finance.call)).status).toBe(200)
  expect((await main.get(`/v1/admin/kols/${code}`, support.call)).status).toBe(403)
  expect((await main.get('/v1/admin/kols', support.call)).status).toBe(403)
})

test('staff do not appoint, change or pay themselves', async () => {
  const owner = await staff.staffWith('owner')
  const self = { email: owner.user.email, code: 'SENDIRI', name: 'Aku', percent: 50 }
  expect(await appoint(owner, self)).toEqual([403, 'PERMISSION_NEEDED'])
  expect(await appoint(await staff.staffWith('owner'), self)).toEqual([201, undefined])
  for (const [path, body] of [
    ['rates', { percent: 50, startsOn: '2099-01-01' }],
    ['end', {}],
    ['payouts', { ...payout, paidOn: '2026-03-01', month: '2026-03', amountRupiah: 1 }],
  ] as const)
    expect(await act(owner, 'SENDIRI', path, body)).toEqual([403, 'PERMISSION_NEEDED'])
})

test('another percentage begins on a later day, and a placed order keeps its own', async () => {
  const { code } = await appointed()
  const before = await purchases.pendingTransaction({ kolCode: code })
  const owner = await freshOwner()
  const [today, tomorrow] = [0, 1].map((days) => dayIn(days))
  const rate = (percent: number, startsOn = '') => act(owner, code, 'rates', { percent, startsOn })
  expect(await rate(20, today)).toEqual([409, 'DAY_TOO_EARLY'])
  expect(await rate(30, tomorrow)).toEqual([200, undefined])
  main.clock.advance(1)
  expect(await rate(20, tomorrow)).toEqual([200, undefined])
  expect(await percentOf(code)).toBe(10)
  main.clock.advance(dayMs)
  expect(await percentOf(code)).toBe(20)
  const { token } = await main.signedInMember()
  const check = `/v1/order-check?product-service-id=${serviceId}&kol-code=${code}`
  expect((await main.get(check, { token })).body.data.referral.commissionPercent).toBe(20)
  // Paid after the change, then given back: both count by the day of the order.
  await purchases.notify(main.midtrans.notification(before.transaction))
  expect(await balanceOf(code)).toBe(commission)
  await refund(before.transaction)
  expect(await balanceOf(code)).toBe(0)
  const after = await purchases.pendingTransaction({ kolCode: code })
  await purchases.notify(main.midtrans.notification(after.transaction))
  expect(await balanceOf(code)).toBe(2 * commission)
  await expect(main.db.update(kolRateTable).set({ percent: 1 })).rejects.toThrow()
  await expect(main.db.delete(kolRateTable)).rejects.toThrow()
})

test('an ended code earns nothing more, keeps what it is owed, and opens again', async () => {
  const { code, token, user } = await earning()
  const owner = await freshOwner()
  expect(await act(owner, code, 'end', {})).toEqual([200, undefined])
  expect((await main.get(`/v1/kols/${code}`)).status).toBe(404)
  const { order } = await purchases.paidTransaction({ kolCode: code })
  expect(await main.db.$count(kolCommissionTable, eq(kolCommissionTable.orderId, order.id))).toBe(0)
  const own = (await main.get('/v1/kol', { token })).body.data
  expect(own).toMatchObject({ hasEnded: true, balanceRupiah: commission })
  await nextMonth()
  expect(await detail(code)).toMatchObject({ owedRupiah: commission })
  expect(await act(await freshOwner(), code, 'resumption', {})).toEqual([200, undefined])
  expect((await main.get(`/v1/kols/${code}`)).status).toBe(200)
  const subjects = (await main.mailsTo(user.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Tautan rekomendasimu'))).toEqual([
    'Tautan rekomendasimu aktif',
    'Tautan rekomendasimu berakhir',
    'Tautan rekomendasimu aktif',
  ])
})

test('a KOL is listed with what is owed, by state and page', async () => {
  const { code } = await earning()
  await nextMonth()
  const list = async (query: string) =>
    (await main.get(`/v1/admin/kols?${query}`, (await freshOwner()).call)).body.data
  const { kols, next } = await list('state=active')
  expect(kols[0]).toMatchObject({ code, percent: 10, owedRupiah: commission, endedAt: null })
  expect(next).toBeNull()
  const after = await list(`after=${kols[0].createdAt}_${code}`)
  expect(JSON.stringify(after)).not.toContain(code)
  expect(JSON.stringify(await list('state=ended'))).not.toContain(code)
  expect((await main.get('/v1/admin/kols?after=x', (await freshOwner()).call)).status).toBe(400)
})

test('two people pay a month: it opens a task, closes it, and its KOL reads of it', async () => {
  const { code, user } = await earning()
  const month = await nextMonth()
  expect(await openTasks(code)).toBe(1)
  const asker = await staff.staffWith('finance')
  expect(await propose(asker, code, month)).toEqual([200, undefined])
  expect(await propose(asker, code, month)).toEqual([409, 'APPROVAL_PENDING'])
  const { asked } = await detail(code)
  expect(asked).toMatchObject({ month, amountRupiah: commission, reference: 'TRX-1' })
  expect(await decide(asker, asked.approvalId)).toEqual([409, 'APPROVAL_OWN'])
  const decider = await staff.staffWith('finance')
  expect(await decide(decider, asked.approvalId)).toEqual([200, undefined])
  expect(await openTasks(code)).toBe(0)
  expect(await detail(code)).toMatchObject({
    ...{ owedRupiah: 0, asked: null },
    statements: [{ month, payout: { amountRupiah: commission, paidOn: dayIn(0) } }],
  })
  const signIn = { body: { email: user.email, password: memberPassword } }
  const { token } = (await main.post('/v1/auth/login', signIn)).body.data
  const own = (await main.get('/v1/kol', { token })).body.data
  expect(own.balanceRupiah).toBe(0)
  expect(own.months).toMatchObject([
    { month, payout: { amountRupiah: commission, paidOn: dayIn(0) } },
  ])
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.subject).toMatch(/^Komisi dibayar: Rp\s109\.900$/)
  expect(await propose(await staff.staffWith('finance'), code, month)).toEqual([
    409,
    'PAYOUT_NOT_POSSIBLE',
  ])
})

test('finance and the KOL print a month with the figures of their pages, and no one else does', async () => {
  const { code, transaction, user } = await earning()
  const first = await nextMonth()
  await payOut(code, first, commission - 9_900)
  await refund(transaction)
  await buy(code)
  await buy(code)
  const second = await nextMonth()
  const finance = await staff.staffWith('finance')
  const path = (month: string) => `/v1/admin/kols/${code}/statements/${month}`
  const textOf = async (answer: { body: { data: { pdfBase64: string } } }) =>
    readPdf(Buffer.from((await answer).body.data.pdfBase64, 'base64')).text.replaceAll(
      '\u00a0',
      ' ',
    )
  const paid = await textOf(await main.get(path(first), finance.call))
  for (const word of [code, 'Rani', 'Rp 109.900', 'Rp 100.000', 'TRX-1'])
    expect(paid).toContain(word)
  const { statements } = (await main.get(`/v1/admin/kols/${code}`, finance.call)).body.data
  const carried = statements.find(({ month }: { month: string }) => month === second)
  expect(carried).toMatchObject({ amountRupiah: commission, carriedRupiah: 9_900 })
  const open = await textOf(await main.get(`${path(second)}?locale=en`, finance.call))
  for (const word of ['IDR 109,900', 'IDR 9,900', 'IDR 119,800', 'no payment'])
    expect(open).toContain(word)

  const { token } = (
    await main.post('/v1/auth/login', { body: { email: user.email, password: memberPassword } })
  ).body.data
  const months = (await main.get('/v1/kol', { token })).body.data.months
  expect(months).toMatchObject([{ month: second, hasStatement: true }, { month: first }])
  const own = await main.get(`/v1/kol/statements/${second}?locale=en`, { token })
  expect(own.body.data.name).toBe(`${code}-${second}`)
  expect(await textOf(own)).toBe(open)
  expect((await main.get('/v1/kol/statements/2020-01', { token })).status).toBe(404)
  const other = await main.signedInMember()
  expect((await main.get(`/v1/kol/statements/${second}`, other)).status).toBe(404)
  const support = await staff.staffWith('support')
  expect((await main.get(path(second), support.call)).status).toBe(403)
})

test('fifty people who confirm one payout at once pay once', async () => {
  const { code, user } = await earning()
  const month = await nextMonth()
  await propose(await staff.staffWith('finance'), code, month)
  const { approvalId } = (await detail(code)).asked
  const decider = await staff.staffWith('finance')
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => decide(decider, approvalId).then(String)),
  )
  expect(outcomes.filter((outcome) => outcome.startsWith('200'))).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['200,', '409,APPROVAL_CLOSED']))
  expect(await main.db.$count(kolPayoutTable, eq(kolPayoutTable.kolCode, code))).toBe(1)
  const mails = await main.mailsTo(user.email)
  expect(mails.filter(({ subject }) => subject.startsWith('Komisi dibayar'))).toHaveLength(1)
})

test('a refund after the payout is taken from the next statement, not forgotten', async () => {
  const { code, transaction, user } = await earning()
  const first = await nextMonth()
  await payOut(code, first)
  await refund(transaction)
  const second = await nextMonth()
  expect(await statementOf(code, second)).toMatchObject({
    ...{ carriedRupiah: 0, amountRupiah: -commission },
  })
  expect((await detail(code)).owedRupiah).toBe(0)
  expect(await openTasks(code)).toBe(0)
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.text).toMatch(/-Rp\s109\.900/)
  await buy(code)
  await buy(code)
  const third = await nextMonth()
  expect(await statementOf(code, third)).toMatchObject({
    ...{ carriedRupiah: -commission, amountRupiah: 2 * commission },
  })
  expect((await detail(code)).owedRupiah).toBe(commission)
  expect(await propose(await staff.staffWith('finance'), code, third, 2 * commission)).toEqual([
    409,
    'PAYOUT_NOT_POSSIBLE',
  ])
})

test('a refund before the payout lowers what is owed and makes the request outdated', async () => {
  const { code, transaction } = await earning()
  const month = await nextMonth()
  await propose(await staff.staffWith('finance'), code, month)
  const { approvalId } = (await detail(code)).asked
  await refund(transaction)
  expect(await openTasks(code)).toBe(0)
  expect((await detail(code)).asked.isUpToDate).toBe(false)
  const decider = await staff.staffWith('finance')
  expect(await decide(decider, approvalId)).toEqual([409, 'APPROVAL_OUTDATED'])
  // The database alone refuses it, too.
  await approve(approvalId, 'second')
  await expect(insertAsAsked(code, month, approvalId)).rejects.toMatchObject({
    cause: { message: 'more would be paid than is owed' },
  })
})

test('a month that was not paid is paid with the next one', async () => {
  const { code } = await earning()
  await nextMonth()
  await buy(code)
  const month = await nextMonth()
  expect(await statementOf(code, month)).toMatchObject({
    ...{ carriedRupiah: commission, amountRupiah: commission },
  })
  await payOut(code, month, 2 * commission)
  expect((await detail(code)).owedRupiah).toBe(0)
})

test.each([
  ['undecided', undefined, {}],
  ['of another amount', 'second', { amountRupiah: commission - 1 }],
  ['of another day', 'second', { paidOn: '2026-01-01' }],
  ['of another reference', 'second', { reference: 'TRX-2' }],
  ['by the KOL', 'kol', {}],
] as const)(
  '[C43] the database takes no payout whose approval is %s',
  async (_, decidedBy, changes) => {
    const { code, user } = await earning()
    const month = await nextMonth()
    await propose(await staff.staffWith('finance'), code, month)
    const { approvalId } = (await detail(code)).asked
    if (decidedBy) await approve(approvalId, decidedBy === 'kol' ? user.id : decidedBy)
    await expect(insertAsAsked(code, month, approvalId, changes)).rejects.toThrow()
    expect(await main.db.$count(kolPayoutTable, eq(kolPayoutTable.kolCode, code))).toBe(0)
  },
)

test('a transfer is neither later than today in Jakarta nor earlier than its statement', async () => {
  const { code } = await earning()
  const month = await nextMonth()
  const finance = await staff.staffWith('finance')
  const wrong = [dayIn(1), dayIn(-1), '2099-01-01', '1999-01-01']
  for (const paidOn of wrong) {
    const wish = { ...payout, month, amountRupiah: commission, paidOn }
    expect(await act(finance, code, 'payouts', wish)).toEqual([409, 'TRANSFER_DAY_WRONG'])
    // The database alone refuses it, too.
    await expect(insertAsAsked(code, month, 'none', { paidOn })).rejects.toMatchObject({
      cause: { message: 'a transfer is neither in the future nor before its statement' },
    })
  }
  await payOut(code, month)
})

test('a payout never changes, and a month has one', async () => {
  const { code } = await earning()
  const month = await nextMonth()
  await payOut(code, month, commission - 1)
  const ofKol = eq(kolPayoutTable.kolCode, code)
  await expect(main.db.update(kolPayoutTable).set({ reference: 'x' })).rejects.toThrow()
  await expect(main.db.delete(kolPayoutTable).where(ofKol)).rejects.toThrow()
  expect(await propose(await staff.staffWith('finance'), code, month, 1)).toEqual([
    409,
    'PAYOUT_NOT_POSSIBLE',
  ])
})

const reason = 'as agreed in the contract'
const payout = { reference: 'TRX-1', evidence: 'Drive/TRX-1.pdf', reason }

let made = 0
async function appointed() {
  const member = await main.signedInMember()
  const code = `MITRA${++made}`
  const wish = { email: member.user.email, code, name: 'Rani', percent: 10 }
  await appoint(await freshOwner(), wish)
  return { ...member, code }
}

/** A KOL whose commission was earned this month. */
async function earning() {
  const kol = await appointed()
  return { ...kol, transaction: await buy(kol.code) }
}

async function buy(kolCode: string) {
  const { transaction } = await purchases.paidTransaction({ kolCode })
  return transaction
}

function refund(transaction: { id: string; totalRupiah: number }) {
  main.clock.advance(1000)
  const changes = { transaction_status: 'refund', refund_amount: `${transaction.totalRupiah}.00` }
  return purchases.notify(main.midtrans.notification(transaction, changes))
}

/** Goes on until the statement of this month was mailed, and returns the month. */
async function nextMonth(): Promise<string> {
  const month = dayIn(0).slice(0, 7)
  while (dayIn(0).startsWith(month)) main.clock.advance(dayMs)
  await main.backend.drainOutbox()
  return month
}

function dayIn(days: number): string {
  const jakartaMs = 7 * 60 * 60 * 1000
  return later(main.clock.now(), days * dayMs + jakartaMs)
    .toISOString()
    .slice(0, 10)
}

/** Sessions end while the clock of these tests advances. */
async function freshOwner(): Promise<StaffPerson> {
  return staff.staffWith('owner')
}

async function appoint({ call }: StaffPerson, wish: object) {
  const answer = await main.post('/v1/admin/kols', { ...call, body: { ...wish, reason } })
  return [answer.status, answer.body.code]
}

async function act({ call }: StaffPerson, code: string, path: string, body: object) {
  const answer = await main.post(`/v1/admin/kols/${code}/${path}`, {
    ...call,
    body: { reason, ...body },
  })
  return [answer.status, answer.body.code]
}

function propose(person: StaffPerson, code: string, month: string, amountRupiah = commission) {
  const wish: KolPayoutWish = { ...payout, paidOn: dayIn(0), month, amountRupiah }
  return act(person, code, 'payouts', wish)
}

async function decide({ call }: StaffPerson, approvalId: string) {
  const path = `/v1/admin/kol-payouts/${approvalId}/decision`
  const answer = await main.post(path, { ...call, body: { state: 'approved' } })
  return [answer.status, answer.body.code]
}

async function payOut(code: string, month: string, amountRupiah = commission): Promise<void> {
  await propose(await staff.staffWith('finance'), code, month, amountRupiah)
  const { approvalId } = (await detail(code)).asked
  const done = await decide(await staff.staffWith('finance'), approvalId)
  expect(done).toEqual([200, undefined])
}

async function detail(code: string) {
  return (await main.get(`/v1/admin/kols/${code}`, (await freshOwner()).call)).body.data
}

async function statementOf(code: string, month: string) {
  const { statements } = await detail(code)
  return statements.find((it: { month: string }) => it.month === month)
}

async function percentOf(code: string): Promise<number> {
  return (await main.get(`/v1/kols/${code}`)).body.data.commissionPercent
}

async function balanceOf(code: string): Promise<number> {
  const rows = await main.db
    .select({ amount: kolCommissionTable.amountRupiah })
    .from(kolCommissionTable)
    .where(eq(kolCommissionTable.kolCode, code))
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

function openTasks(subject: string): Promise<number> {
  return main.db.$count(
    taskTable,
    and(
      eq(taskTable.kind, 'kol_payout'),
      eq(taskTable.subject, subject),
      isNull(taskTable.closedAt),
    ),
  )
}

function approve(approvalId: string, decidedBy: string) {
  return main.db
    .update(approvalTable)
    .set({ state: 'approved', decidedBy, decidedAt: main.clock.now() })
    .where(eq(approvalTable.id, approvalId))
}

/** Inserts a payout past the service. */
async function insertAsAsked(
  kolCode: string,
  month: string,
  approvalId: string,
  changes: Partial<typeof kolPayoutTable.$inferInsert> = {},
): Promise<void> {
  const { reference, evidence } = payout
  await main.db.insert(kolPayoutTable).values({
    ...{ kolCode, month, approvalId, amountRupiah: commission, reference, evidence },
    paidOn: dayIn(0),
    recordedAt: main.clock.now(),
    ...changes,
  })
}
