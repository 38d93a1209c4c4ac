import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderTable } from '#server/db/main/order.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

const alphabet = '0123456789AHKMRUWXY'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('an order has one number everywhere, from its placing to its receipt', async () => {
  const { user, token, transaction, order } = await purchases.paidTransaction()
  const { orderNumber } = order
  expect(orderNumber).toMatch(/^[0-9AHKMRUWXY]{3}-[0-9AHKMRUWXY]{4}$/)
  expect(transaction.orderNumber).toBe(orderNumber)
  const list = (await main.get('/v1/transactions', { token })).body.data
  expect(list).toMatchObject([{ orderNumber, period: { startsOn: '2026-03-16', isFirst: true } }])
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.text).toContain(orderNumber)
  const [receipt] = await main.db
    .select()
    .from(receiptTable)
    .where(eq(receiptTable.orderId, order.id))
  expect(receipt?.content.orderNumber).toBe(orderNumber)
})

test('a number misheard in one character, or with two swapped, is no order number', async () => {
  const { order } = await purchases.orderWithCode()
  const misheard = mishearingsOf((order.orderNumber ?? '').replace('-', ''))
  expect(misheard.length).toBeGreaterThan(7 * 18)
  const written = misheard.map((text) => `${text.slice(0, 3)}-${text.slice(3)}`)
  const found = await main.db.execute(sql`
    select number from jsonb_array_elements_text(${JSON.stringify(written)}::jsonb) as number
    where number = main.with_check_character(left(replace(number, '-', ''), 6))`)
  expect(found).toMatchObject({ rows: [] })
  const ofOrder = eq(orderTable.id, order.id)
  await expect(
    main.db.update(orderTable).set({ number: written[0] }).where(ofOrder),
  ).rejects.toThrow()
})

test('the numbers of many orders differ, and the database refuses a repeated one', async () => {
  const found = await main.db.execute(sql`
    select count(distinct main.order_number(counter))::int as different
    from generate_series(1, 5000) as counter`)
  expect(found).toMatchObject({ rows: [{ different: 5000 }] })
  const [first, second] = [await purchases.orderWithCode(), await purchases.orderWithCode()]
  await expect(
    main.db
      .update(orderTable)
      .set({ number: first.order.orderNumber ?? '' })
      .where(eq(orderTable.id, second.order.id)),
  ).rejects.toThrow()
})

function mishearingsOf(text: string): string[] {
  const places = [...text].map((_, index) => index)
  const put = (index: number, part: string) =>
    text.slice(0, index) + part + text.slice(index + part.length)
  const wrong = places.flatMap((index) => [...alphabet].map((other) => put(index, other)))
  const swapped = places
    .slice(1)
    .map((index) => put(index - 1, text[index] + (text[index - 1] ?? '')))
  return [...wrong, ...swapped].filter((other) => other !== text)
}
