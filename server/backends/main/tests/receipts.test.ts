import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPurchaseOfOrder } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { issueReceipt } from '#server/backends/main/purchase/receipts/receipt.service.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { becomePkp } from './pkp.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { createStaff } from './staff.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture({ takesRealMoney: false })
  await becomePkp(main.db, main.clock.now())
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('[S1.07] a paid order has a numbered receipt, attached to its mail and readable by its owner', async () => {
  const { token, user, transaction, order } = await purchases.paidTransaction()
  expect(transaction.receiptNumber).toMatch(/^KW-2026-\d{6}$/)
  const { number, pdfBase64 } = (
    await main.get(`/v1/transactions/${transaction.id}/receipt`, { token })
  ).body.data
  expect(number).toBe(transaction.receiptNumber)
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.attachments).toMatchObject([
    { filename: `${number}.pdf`, contentType: 'application/pdf' },
  ])
  expect(mail?.attachments?.[0]?.content.toString('base64')).toBe(pdfBase64)
  const [receipt] = await main.db
    .select()
    .from(receiptTable)
    .where(eq(receiptTable.orderId, order.id))
  expect(receipt).toMatchObject({
    buyerName: `${user.firstName} ${user.lastName}`.trim(),
    content: {
      locale: 'id',
      isDemo: true,
      lines: [
        {
          label: 'Program Jantung Sehat, 12 minggu, 6 sesi konsultasi',
          amountRupiah: 1_099_000,
        },
      ],
      totalRupiah: 1_099_000,
      tax: { taxClass: 'standard_11', netRupiah: 990_090, vatRupiah: 108_910 },
    },
  })
})

test('[S8.06] another member’s, an unknown and an unpaid order’s receipt get the same 404', async () => {
  const { transaction } = await purchases.paidTransaction()
  const pending = await purchases.pendingTransaction()
  const expected = { message: 'ERR_NO_TRANSACTION_ID', code: 'ERR_NO_TRANSACTION_ID' }
  for (const id of [transaction.id, pending.transaction.id, 'tidak-ada', '%00']) {
    const { status, body } = await main.get(`/v1/transactions/${id}/receipt`, {
      token: pending.token,
    })
    expect([status, body]).toEqual([404, expected])
  }
})

test('concurrent and rolled-back receipts leave no gap and no duplicate number', async () => {
  const before = await numbers()
  const bought = []
  for (let count = 0; count < 6; count++) bought.push(await purchases.pendingTransaction())
  await Promise.all(
    bought.map(async ({ transaction, order }, index) => {
      if (index % 2) return purchases.notify(main.midtrans.notification(transaction))
      // A transaction that fails after taking its number.
      const purchase = await findPurchaseOfOrder(main.db, order.id)
      const issued = main.db.transaction(async (tx) => {
        if (purchase) await issueReceipt(main.context, tx, purchase)
        throw new Error('undone')
      })
      await expect(issued).rejects.toThrow('undone')
    }),
  )
  for (const { transaction } of bought)
    await purchases.notify(main.midtrans.notification(transaction))
  const after = await numbers()
  expect(after).toHaveLength(before.length + bought.length)
  expect(after).toEqual(after.map((_, index) => `KW-2026-${String(index + 1).padStart(6, '0')}`))
})

test('a receipt cannot be changed or deleted and loses its name with the account', async () => {
  const { token, order } = await purchases.paidTransaction()
  const ofOrder = eq(receiptTable.orderId, order.id)
  await expect(
    main.db.update(receiptTable).set({ buyerName: 'Orang Lain' }).where(ofOrder),
  ).rejects.toThrow()
  await expect(
    main.db
      .update(receiptTable)
      .set({ buyerName: '', issuedAt: new Date(0) })
      .where(ofOrder),
  ).rejects.toThrow()
  await expect(main.db.delete(receiptTable).where(ofOrder)).rejects.toThrow()
  const deletion = { token, body: { proof: memberPassword } }
  expect((await main.post('/v1/account/delete', deletion)).status).toBe(200)
  const [receipt] = await main.db.select().from(receiptTable).where(ofOrder)
  expect(receipt).toMatchObject({ buyerName: '', content: { totalRupiah: 1_099_000 } })
})

test('staff open a receipt and replace it by one with the right name, which the buyer gets', async () => {
  const { token, user, transaction } = await purchases.paidTransaction()
  const { call } = await createStaff(main).staffWith('support')
  const path = `/v1/admin/purchases/${transaction.id}`
  const old = transaction.receiptNumber ?? ''
  const open = async (number: string) => (await main.get(`${path}/receipts/${number}`, call)).body
  const correct = (buyerName: string) =>
    main.post(`${path}/receipt-correction`, { ...call, body: { buyerName, reason: 'a typo' } })
  const before = (await open(old)).data
  expect(Buffer.from(before.pdfBase64, 'base64').toString('latin1')).toMatch(/^%PDF-1\./)
  expect((await open('KW-2026-999999')).code).toBe('ERR_NO_RECEIPT')
  expect((await correct('PT Maju')).status).toBe(200)
  expect((await correct('PT Maju')).body.code).toBe('RECEIPT_NAME_SAME')
  const { receipts, receiptNumber, events } = (await main.get(path, call)).body.data
  expect(receipts.map(({ number }: { number: string }) => number)).toEqual([old, receiptNumber])
  expect(receipts[1].buyerName).toBe('PT Maju')
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'receipt_replaced', word: receiptNumber }),
  )
  expect((await open(old)).data).toEqual(before)
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.subject).toBe(`Kuitansi pengganti ${receiptNumber}`)
  const own = (await main.get(`/v1/transactions/${transaction.id}/receipt`, { token })).body.data
  expect(own.number).toBe(receiptNumber)
  expect(mail?.attachments?.[0]?.content.toString('base64')).toBe(own.pdfBase64)
  expect(readPdf(Buffer.from(own.pdfBase64, 'base64')).text).toContain(old)
  const listed = (await main.get('/v1/transactions', { token })).body.data
  expect(listed).toMatchObject([{ receiptNumber }])
})

test('ten replacements of a receipt at once are one, and another order’s receipt cannot be replaced', async () => {
  const { order, transaction } = await purchases.paidTransaction()
  const other = await purchases.paidTransaction()
  const [receipt] = await main.db
    .select()
    .from(receiptTable)
    .where(eq(receiptTable.orderId, order.id))
  if (!receipt) throw new Error('no receipt')
  const replace = (number: string, changes: Partial<typeof receipt>) =>
    main.db
      .insert(receiptTable)
      .values({ ...receipt, replaces: receipt.number, ...changes, number })
  await expect(
    replace('KW-2026-900000', { replaces: other.transaction.receiptNumber ?? '' }),
  ).rejects.toThrow()
  await expect(replace('KW-2026-900001', { replaces: null })).rejects.toThrow()
  const { call } = await createStaff(main).staffWith('support')
  const path = `/v1/admin/purchases/${transaction.id}/receipt-correction`
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      main.post(path, { ...call, body: { buyerName: 'PT Maju', reason: 'a typo' } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await expect(replace('KW-2026-900002', {})).rejects.toThrow()
})

async function numbers(): Promise<string[]> {
  const rows = await main.db
    .select({ number: receiptTable.number })
    .from(receiptTable)
    .orderBy(asc(receiptTable.number))
  return rows.map(({ number }) => number)
}
