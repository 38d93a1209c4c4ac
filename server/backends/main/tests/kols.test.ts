import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { kolCommissionTable } from '#server/db/main/kol-commission.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { becomePkp } from './pkp.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  await becomePkp(main.db, main.clock.now())
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('a code in any capitalization returns its KOL and an unknown one is a 404', async () => {
  const { code } = await kol()
  const { body } = await main.get(`/v1/kols/${code.toLowerCase()}`)
  expect(body.data).toEqual({ code, name: 'Rani', commissionPercent: 10, isOwn: false })
  for (const unknown of ['TIDAKADA', 'x', '%00', '..%2f'])
    expect((await main.get(`/v1/kols/${unknown}`)).status).toBe(404)
})

test('a paid order earns its KOL ten percent of the net price once and a refund reverses it', async () => {
  const { code, token } = await kol()
  const { transaction, order } = await purchases.pendingTransaction({ kolCode: code })
  expect(await ledgerOf(order.id)).toEqual([])
  const settled = main.midtrans.notification(transaction)
  await Promise.all([purchases.notify(settled), purchases.notify(settled)])
  expect(await ledgerOf(order.id)).toEqual([['earned', 99_009]])
  await notifyRefund(transaction, 'partial_refund', '549500.00')
  await notifyRefund(transaction, 'refund', '1099000.00')
  expect(await ledgerOf(order.id)).toEqual([
    ['earned', 99_009],
    ['reversed', -49_505],
    ['reversed', -49_504],
  ])
  expect((await main.get('/v1/kol', { token })).body.data).toEqual({
    code,
    name: 'Rani',
    commissionPercent: 10,
    ...{ hasEnded: false, nextRate: null, balanceRupiah: 0 },
    months: [
      {
        ...{ month: '2026-03', orderCount: 1, earnedRupiah: 99_009, reversedRupiah: -99_009 },
        ...{ hasStatement: false, payout: null },
      },
    ],
  })
})

test('a purchase by the owner or from the owner’s mailbox earns nothing', async () => {
  const owner = await kol()
  const [name, domain] = owner.user.email.split('@')
  const twin = await main.signedInMember()
  await main.db
    .update(userTable)
    .set({ email: `${name}+lagi@${domain}` })
    .where(eq(userTable.id, twin.user.id))
  for (const member of [owner, twin]) {
    const followed = await main.get(`/v1/kols/${owner.code}`, { token: member.token })
    expect(followed.body.data.isOwn).toBe(true)
    const { body } = await main.get(
      `/v1/order-check?product-service-id=${serviceId}&kol-code=${owner.code}`,
      { token: member.token },
    )
    expect(body.data.referral).toEqual({ kind: 'own' })
    const placed = (await purchases.order(member.token, { kolCode: owner.code })).body.data
    expect(await main.db.$count(kolTable, eq(kolTable.code, owner.code))).toBe(1)
    expect(await ledgerOf(placed.id)).toEqual([])
  }
})

test('a code belongs to its owner only and an ended session is refused', async () => {
  const { code } = await kol()
  const { token } = await main.signedInMember()
  expect((await main.get(`/v1/kols/${code}`, { token })).body.data.isOwn).toBe(false)
  expect((await main.get(`/v1/kols/${code}`, { token: 'no token' })).status).toBe(401)
})

test('the order check names the KOL that earns and ignores an unknown code', async () => {
  const { code } = await kol()
  const { token } = await main.signedInMember()
  const check = async (kolCode: string) =>
    (
      await main.get(`/v1/order-check?product-service-id=${serviceId}&kol-code=${kolCode}`, {
        token,
      })
    ).body.data
  expect((await check(code)).referral).toMatchObject({ kind: 'credited', name: 'Rani' })
  expect((await check('TIDAKADA')).referral).toBeNull()
  expect((await check('%20!')).referral).toBeNull()
  expect((await purchases.order(token, { kolCode: '<script>' })).status).toBe(201)
})

test('any number of workers mails each KOL one statement of the previous month', async () => {
  const owner = await kol()
  const { transaction } = await purchases.pendingTransaction({ kolCode: owner.code })
  await purchases.notify(main.midtrans.notification(transaction))
  main.clock.advance(31 * dayMs)
  await Promise.all([main.backend.drainOutbox(), main.backend.drainOutbox()])
  await main.backend.drainOutbox()
  const statements = (await main.mailsTo(owner.user.email)).filter(({ subject }) =>
    subject.startsWith('Komisimu untuk Maret 2026'),
  )
  expect(statements).toHaveLength(1)
  expect(statements[0]?.text).toContain('Rp\u00a099.009')
})

test('commissions are append-only and deleting the account ends the code', async () => {
  const owner = await kol()
  const { transaction, order } = await purchases.pendingTransaction({ kolCode: owner.code })
  await purchases.notify(main.midtrans.notification(transaction))
  const ofOrder = eq(kolCommissionTable.orderId, order.id)
  await expect(
    main.db.update(kolCommissionTable).set({ amountRupiah: 1 }).where(ofOrder),
  ).rejects.toThrow()
  await expect(main.db.delete(kolCommissionTable).where(ofOrder)).rejects.toThrow()
  const deletion = { token: owner.token, body: { proof: memberPassword } }
  expect((await main.post('/v1/account/delete', deletion)).status).toBe(200)
  expect((await main.get(`/v1/kols/${owner.code}`)).status).toBe(404)
  expect(await ledgerOf(order.id)).toEqual([['earned', 99_009]])
})

test('a member without a code gets null', async () => {
  const { token } = await main.signedInMember()
  expect((await main.get('/v1/kol', { token })).body).toEqual({ data: null })
})

let made = 0
async function kol() {
  const member = await main.signedInMember()
  const code = `RANI${++made}`
  await main.db.insert(kolTable).values({
    code,
    userId: member.user.id,
    name: 'Rani',
    commissionPercent: 10,
    createdAt: main.clock.now(),
  })
  return { ...member, code }
}

async function ledgerOf(orderId: string) {
  const rows = await main.db
    .select({ kind: kolCommissionTable.kind, amount: kolCommissionTable.amountRupiah })
    .from(kolCommissionTable)
    .where(eq(kolCommissionTable.orderId, orderId))
    .orderBy(kolCommissionTable.createdAt, kolCommissionTable.kind)
  return rows.map(({ kind, amount }) => [kind, amount])
}

async function notifyRefund(
  transaction: { id: string; totalRupiah: number },
  transaction_status: string,
  refund_amount: string,
) {
  main.clock.advance(1000)
  await purchases.notify(
    main.midtrans.notification(transaction, { transaction_status, refund_amount }),
  )
}
