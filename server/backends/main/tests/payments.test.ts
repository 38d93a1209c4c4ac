import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { fulfilmentTable } from '#server/db/main/fulfilment.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { paymentNotificationTable } from '#server/db/main/payment-notification.table.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('the request to Midtrans contains the server key, the amount and the return URL', async () => {
  const { user, transaction } = await purchases.pendingTransaction()
  const request = main.midtrans.requests.at(-1)
  expect(request?.url).toBe('https://midtrans.test/snap/v1/transactions')
  expect(request?.authorization).toBe(
    `Basic ${Buffer.from('SB-Mid-server-test:').toString('base64')}`,
  )
  expect(request?.body).toEqual({
    transaction_details: { order_id: transaction.id, gross_amount: 1_099_000 },
    item_details: [
      {
        id: serviceId,
        name: `${transaction.orderNumber} Jantung Sehat, 12 minggu`,
        price: 1_099_000,
        quantity: 1,
      },
    ],
    customer_details: { first_name: 'Dewi', email: user.email },
    callbacks: { finish: `https://seimbang.test/transaction/${transaction.id}` },
    expiry: { unit: 'minutes', duration: 1440 },
  })
})

test('[S1.07] a settled payment opens the tracker today and mails the receipt', async () => {
  const { user, token, transaction } = await purchases.pendingTransaction()
  main.clock.advance(10 * minuteMs)
  const paid = await purchases.notify(main.midtrans.notification(transaction))
  expect([paid.status, paid.body]).toEqual([200, { data: {} }])
  const { data } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body
  expect(data).toMatchObject({
    state: 'paid',
    paymentUrl: null,
    paidAt: main.clock.now().toISOString(),
  })
  const tracker = await main.get(`/v1/trackers/${data.trackerId}`, { token })
  expect(tracker.body.data).toEqual({
    id: data.trackerId,
    programSlug: 'jantung-sehat',
    startsOn: '2026-03-16',
    endedBy: null,
    endsOn: '2026-06-08',
    sessionBalance: 6,
    nutritionist: null,
    weights: [],
  })
  const receipt = (await main.mailsTo(user.email)).at(-1)
  expect(receipt?.subject).toBe('Pembayaran diterima: Jantung Sehat')
  expect(receipt?.text).toContain('Rp\u00a01.099.000')
  expect(receipt?.text).toContain('paling lambat 16 Maret 2026')
  const booking = `https://seimbang.test/konsultasi/jadwal?tracker=${data.trackerId}`
  expect(receipt?.text).toContain(booking)
})

test('a repeated notification has no further effect', async () => {
  const { user, transaction, order } = await purchases.pendingTransaction()
  const settled = main.midtrans.notification(transaction)
  const answers = await Promise.all(Array.from({ length: 4 }, () => purchases.notify(settled)))
  const later = main.midtrans.notification(transaction, { transaction_time: 'later' })
  answers.push(await purchases.notify(later))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await main.db.$count(programPeriodTable, eq(programPeriodTable.orderId, order.id))).toBe(1)
  const receipts = (await main.mailsTo(user.email)).filter(({ subject }) =>
    subject.startsWith('Pembayaran diterima'),
  )
  expect(receipts).toHaveLength(1)
})

test('the body of a notification is stored once and unchanged', async () => {
  const { transaction } = await purchases.pendingTransaction()
  const rawBody = `${JSON.stringify(main.midtrans.notification(transaction), null, 3)}\n`
  const send = () =>
    main.backend.app.request('/v1/payments/notifications', { method: 'POST', body: rawBody })
  await send()
  expect((await send()).status).toBe(200)
  const rows = await main.db
    .select()
    .from(paymentNotificationTable)
    .where(eq(paymentNotificationTable.transactionId, transaction.id))
  expect(rows.map((row) => row.rawBody)).toEqual([rawBody])
})

test.each([
  ['another key', 'ab'.repeat(64)],
  ['text that is no signature', 'not hexadecimal'],
  ['nothing', ''],
  ['a number', 12_345],
  ['null', null],
  ['a list', ['ab'.repeat(64)]],
  ['an object', { length: 128 }],
  ['true', true],
])('a notification signed with %s is refused with 401 and changes nothing', async (_, forged) => {
  const { token, transaction } = await purchases.pendingTransaction()
  const body = { ...main.midtrans.notification(transaction), signature_key: forged }
  const { status } = await main.post('/v1/payments/notifications', { body })
  expect(status).toBe(401)
  expect(await stateOf(token, transaction.id)).toBe('pending')
  const ofTransaction = eq(paymentNotificationTable.transactionId, transaction.id)
  expect(await main.db.$count(paymentNotificationTable, ofTransaction)).toBe(0)
})

// Fails if the signature is decoded before it is compared.
test.each([
  ['a space after it', (valid: string) => `${valid} `],
  ['letters after it', (valid: string) => `${valid}zz`],
  ['capital letters', (valid: string) => valid.toUpperCase()],
])('a valid signature with %s is refused', async (_, change) => {
  const { token, transaction } = await purchases.pendingTransaction()
  const signed = main.midtrans.notification(transaction)
  const body = { ...signed, signature_key: change(`${signed.signature_key}`) }
  expect((await main.post('/v1/payments/notifications', { body })).status).toBe(401)
  expect(await stateOf(token, transaction.id)).toBe('pending')
})

test.each(['list', 'text', 'null'])('a notification that is a %s is refused', async (kind) => {
  const body = { list: '[1]', text: '"settlement"', null: 'null' }[kind]
  expect((await main.post('/v1/payments/notifications', { body })).status).toBe(401)
})

test('a signature covers the strings as received', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  const signed = main.midtrans.notification(transaction)
  for (const gross_amount of ['1099000', '1099000.0', 1_099_000]) {
    const body = { ...signed, gross_amount }
    expect((await main.post('/v1/payments/notifications', { body })).status).toBe(401)
  }
  expect(await stateOf(token, transaction.id)).toBe('pending')
})

test('a signed notification of another amount is stored and pays nothing', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  const { status } = await purchases.notify(
    main.midtrans.notification(transaction, { gross_amount: '1000.00' }),
  )
  expect(status).toBe(422)
  expect(await stateOf(token, transaction.id)).toBe('pending')
  const ofTransaction = eq(paymentNotificationTable.transactionId, transaction.id)
  expect(await main.db.$count(paymentNotificationTable, ofTransaction)).toBe(1)
})

// Fails without `reportAmount`.
test('a signed payment of another amount is logged and given to a person, once', async () => {
  const { transaction, order } = await purchases.pendingTransaction()
  const odd = main.midtrans.notification(transaction, { gross_amount: '1000.00' })
  await purchases.notify(odd)
  await purchases.notify(odd)
  const lines = main.logged.filter(
    (line) => line.includes('names another amount') && line.includes(transaction.id),
  )
  expect(lines).toHaveLength(1)
  const tasks = (await main.mailsTo(main.context.leadsEmail)).filter(({ text }) =>
    text.includes(`${order.orderNumber}`),
  )
  expect(tasks).toHaveLength(1)
  expect(tasks[0]?.text).toContain('Rp\u00a01.000')
})

test('a notification of an unknown transaction is a 404', async () => {
  const unknown = main.midtrans.notification({ id: 'tidak-ada', totalRupiah: 1 })
  const { status, body } = await purchases.notify(unknown)
  expect([status, body.message]).toEqual([404, 'ERR_NO_TRANSACTION_ID'])
})

test.each([
  ['settlement', 'accept', 'paid'],
  ['capture', 'accept', 'paid'],
  ['capture', 'challenge', 'pending'],
  ['settlement', 'deny', 'pending'],
  ['pending', 'accept', 'pending'],
  ['authorize', 'accept', 'pending'],
  ['cancel', 'accept', 'cancelled'],
  // The order can open another attempt.
  ['deny', 'accept', 'pending'],
  ['failure', 'accept', 'pending'],
  ['expire', 'accept', 'pending'],
])(
  '[S4.12] %s with fraud status %s makes a pending transaction %s',
  async (status, fraud, state) => {
    const { token, transaction, order } = await purchases.pendingTransaction()
    await purchases.notify(notificationOf(transaction, status, fraud))
    expect(await stateOf(token, transaction.id)).toBe(state)
    const [row] = await main.db.select().from(orderTable).where(eq(orderTable.id, order.id))
    expect(row?.state).toBe(state === 'pending' ? 'awaiting_payment' : state)
  },
)

test.each(['pending', 'expire', 'cancel', 'deny'])(
  'a paid transaction stays paid after a late %s',
  async (status) => {
    const { token, transaction } = await purchases.pendingTransaction()
    await purchases.notify(notificationOf(transaction, 'settlement'))
    expect((await purchases.notify(notificationOf(transaction, status))).status).toBe(200)
    expect(await stateOf(token, transaction.id)).toBe('paid')
  },
)

test.each(['expire', 'cancel', 'deny'])(
  'money that arrives after %s still counts',
  async (status) => {
    const { token, transaction } = await purchases.pendingTransaction()
    await purchases.notify(notificationOf(transaction, status))
    await purchases.notify(notificationOf(transaction, 'settlement'))
    expect(await stateOf(token, transaction.id)).toBe('paid')
  },
)

test.each([
  ['refund', '200', 'refunded'],
  ['chargeback', '200', 'charged_back'],
  ['deny', '202', 'denied'],
])(
  '%s after the settlement takes the program back, in either order',
  async (status, status_code, state) => {
    for (const order of ['settled first', 'settled last']) {
      const { token, transaction, order: placed } = await purchases.pendingTransaction()
      const charge = { transaction_id: crypto.randomUUID() }
      const settled = main.midtrans.notification(transaction, charge)
      const reversal = { ...charge, transaction_status: status, status_code }
      const notifications = [settled, main.midtrans.notification(transaction, reversal)]
      for (const body of order === 'settled first' ? notifications : notifications.reverse())
        expect((await purchases.notify(body)).status).toBe(200)
      expect(await stateOf(token, transaction.id)).toBe(state)
      expect(await fulfilmentOf(placed.id)).not.toBe('in force')
      if (order === 'settled last') continue
      const trackers = (await main.get('/v1/trackers', { token })).body.data
      expect(trackers).toMatchObject([{ endsOn: '2026-03-02' }])
    }
  },
)

test('a transaction refunded in parts is refunded once the whole sum is back', async () => {
  const { token, transaction, order } = await purchases.pendingTransaction()
  await purchases.notify(main.midtrans.notification(transaction))
  const part = (refunded: number) =>
    purchases.notify(
      main.midtrans.notification(transaction, {
        transaction_status: 'partial_refund',
        refund_amount: `${refunded}.00`,
      }),
    )
  const refundState = async () => {
    const { state, refundedRupiah } = (
      await main.get(`/v1/transactions/${transaction.id}`, { token })
    ).body.data
    return [state, refundedRupiah]
  }
  await part(400_000)
  expect(await refundState()).toEqual(['partially_refunded', 400_000])
  expect(await fulfilmentOf(order.id)).toBe('in force')
  await part(100_000)
  expect(await refundState()).toEqual(['partially_refunded', 400_000])
  await part(1_099_000)
  expect(await refundState()).toEqual(['refunded', 1_099_000])
  expect(await fulfilmentOf(order.id)).toBe('reversed')
})

test.each(['denied first', 'denied last'])(
  'a charge that follows a denied one on the same page can be paid: %s',
  async (order) => {
    const { token, transaction } = await purchases.pendingTransaction()
    const card = { transaction_id: 'card', transaction_status: 'deny', status_code: '202' }
    const bank = { transaction_id: 'bank', transaction_status: 'pending', status_code: '201' }
    const number = {
      va_numbers: [{ bank: 'bca', va_number: '126000000001' }],
      expiry_time: '2026-03-03 10:00:00',
    }
    const bodies = [
      main.midtrans.notification(transaction, card),
      { ...main.midtrans.notification(transaction, bank), ...number },
    ]
    for (const body of order === 'denied first' ? bodies : bodies.reverse())
      await main.post('/v1/payments/notifications', { body })
    const { body } = await main.get(`/v1/transactions/${transaction.id}`, { token })
    expect(body.data).toMatchObject({ state: 'pending', chosenMethod: { bank: 'bca' } })
    expect(Date.parse(body.data.attemptExpiresAt)).toBeGreaterThan(main.clock.now().getTime())
  },
)

test('a denied charge does not undo another settled charge', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  const denied = { transaction_id: 'first', transaction_status: 'deny', status_code: '202' }
  await purchases.notify(main.midtrans.notification(transaction, { transaction_id: 'second' }))
  await purchases.notify(main.midtrans.notification(transaction, denied))
  expect(await stateOf(token, transaction.id)).toBe('paid')
})

function notificationOf(
  transaction: { id: string; totalRupiah: number },
  transaction_status: string,
  fraud_status = 'accept',
) {
  return main.midtrans.notification(transaction, { transaction_status, fraud_status })
}

async function fulfilmentOf(orderId: string): Promise<'none' | 'in force' | 'reversed'> {
  const [row] = await main.db
    .select()
    .from(fulfilmentTable)
    .where(eq(fulfilmentTable.orderId, orderId))
  if (!row) return 'none'
  return row.reversedAt ? 'reversed' : 'in force'
}

async function stateOf(token: string, id: string): Promise<string> {
  return (await main.get(`/v1/transactions/${id}`, { token })).body.data.state
}
