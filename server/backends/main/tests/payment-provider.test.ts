import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createOtherProvider, signEvent } from './other-provider.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

const provider = createOtherProvider()
let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture({ payments: provider.payments })
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('a purchase through another payment provider is opened, paid, fulfilled and refunded', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  expect(transaction.paymentUrl).toBe(`https://pay.test/${transaction.id}`)

  expect((await send(eventOf(transaction, 'WAITING'))).status).toBe(200)
  const chosenMethod = { type: 'bank', bank: null, number: '8810', billerCode: null }
  expect(await read(token, transaction.id)).toMatchObject({ state: 'pending', chosenMethod })

  expect((await send(eventOf(transaction, 'PAID'))).status).toBe(200)
  const paid = await read(token, transaction.id)
  expect(paid).toMatchObject({ state: 'paid', receiptNumber: expect.any(String) })
  const tracker = await main.get(`/v1/trackers/${paid.trackerId}`, { token })
  expect(tracker.body.data).toMatchObject({ programSlug: 'jantung-sehat', sessionBalance: 6 })

  expect((await send(eventOf(transaction, 'RETURNED'))).status).toBe(200)
  const { totalRupiah: refundedRupiah } = transaction
  expect(await read(token, transaction.id)).toMatchObject({ state: 'refunded', refundedRupiah })
})

test('a status of another payment provider counts like its notification', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  provider.statuses.set(transaction.id, eventOf(transaction, 'PAID'))
  const checked = await main.post(`/v1/transactions/${transaction.id}/payment-check`, { token })
  expect(checked.body.data.state).toBe('paid')
})

test('a notification of another payment provider must sign its body', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  const { headers } = signEvent(eventOf(transaction, 'WAITING'))
  const { body } = signEvent(eventOf(transaction, 'PAID'))
  for (const forged of [{ body, headers }, { body }])
    expect((await main.post('/v1/payments/notifications', forged)).status).toBe(401)
  expect((await read(token, transaction.id)).state).toBe('pending')
})

test('the notification of one payment provider means nothing to another', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  const { status } = await purchases.notify(main.midtrans.notification(transaction))
  expect(status).toBe(401)
  expect((await read(token, transaction.id)).state).toBe('pending')
})

type Event = Parameters<typeof signEvent>[0]

function eventOf({ id, totalRupiah }: Transaction, event: Event['event']): Event {
  return { reference: id, event, amount_in_sen: totalRupiah * 100, account: '8810' }
}

function send(event: Event) {
  return main.post('/v1/payments/notifications', signEvent(event))
}

async function read(token: string, id: string): Promise<Transaction> {
  return (await main.get(`/v1/transactions/${id}`, { token })).body.data
}
