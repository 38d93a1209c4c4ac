import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPurchaseOfOrder } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { issueReceipt } from '#server/backends/main/purchase/receipts/receipt.service.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { becomePkp } from './pkp.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

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

async function numbers(): Promise<string[]> {
  const rows = await main.db
    .select({ number: receiptTable.number })
    .from(receiptTable)
    .orderBy(asc(receiptTable.number))
  return rows.map(({ number }) => number)
}
