import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { createPurchases } from '#server/backends/main/tests/purchase.fixture.ts'
import { type OrderState, orderStateSchema } from '#server/contract/purchase.schema.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { orderLineTable } from '#server/db/main/order-line.table.ts'
import { orderStateTransitionTable } from '#server/db/main/order-state-transition.table.ts'
import { mayFollow } from './order-states.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('the database and the code define the same transitions', async () => {
  const rows = await main.db.select().from(orderStateTransitionTable)
  const pairs = rows.map(({ fromState, toState }) => `${fromState} → ${toState}`)
  const states = orderStateSchema.options
  const known = states.flatMap((from) =>
    states.filter((to) => mayFollow(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(pairs.toSorted()).toEqual(known.toSorted())
})

test('a payment overrides every unpaid outcome and is never undone by one', () => {
  for (const unpaid of ['expired', 'cancelled', 'denied'] as const)
    expect(mayFollow(unpaid, 'paid')).toBe(true)
  for (const unpaid of ['expired', 'cancelled', 'awaiting_payment', 'created'] as const)
    expect(mayFollow('paid', unpaid)).toBe(false)
})

test('the database refuses every transition that is not in its table', async () => {
  const { token } = await main.signedInMember()
  const { id } = (await createPurchases(main).order(token)).body.data
  const goTo = (state: OrderState) =>
    main.db.update(orderTable).set({ state }).where(eq(orderTable.id, id))
  let from: OrderState = 'created'
  for (const next of ['otp_pending', 'awaiting_payment', 'paid', 'refunded'] as const) {
    for (const to of orderStateSchema.options)
      if (to !== from && !mayFollow(from, to)) await expect(goTo(to)).rejects.toThrow()
    await goTo(next)
    from = next
  }
})

test('the database refuses an order whose first state is not created', async () => {
  const { user } = await main.signedInMember()
  const order = {
    id: crypto.randomUUID(),
    userId: user.id,
    productServiceId: 'jantung-sehat-4w',
    totalRupiah: 0,
    locale: 'id',
    createdAt: main.clock.now(),
    expiresAt: main.clock.now(),
  } as const
  await expect(main.db.insert(orderTable).values({ ...order, state: 'paid' })).rejects.toThrow()
  // An order without lines has no total, not even zero.
  await expect(main.db.insert(orderTable).values({ ...order, state: 'created' })).rejects.toThrow()
})

test('the database refuses lines that do not add up to the total and any change of a line', async () => {
  const { token } = await main.signedInMember()
  const { id: orderId } = (await createPurchases(main).order(token)).body.data
  const line = { orderId, position: 2, kind: 'item', amountRupiah: 1, isIncluded: false } as const
  const item = { ...line, productServiceId: 'jantung-sehat-4w', taxClass: 'non_pkp' } as const
  await expect(main.db.insert(orderLineTable).values(item)).rejects.toThrow()
  await expect(main.db.update(orderTable).set({ totalRupiah: 1 })).rejects.toThrow()
  await expect(main.db.update(orderLineTable).set({ amountRupiah: 1 })).rejects.toThrow()
  await expect(main.db.delete(orderLineTable)).rejects.toThrow()
})
