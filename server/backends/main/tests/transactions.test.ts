import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('an overdue payment expires and the service can be ordered again', async () => {
  const member = await main.signedInMember()
  const { session, user } = member
  const { transaction } = await purchases.pendingTransaction({ member })
  main.clock.advance(24 * hourMs)
  const fresh = (await renew(user.id, session.refreshToken)).body.data.token
  const { data } = (await main.get('/v1/transactions', { token: fresh })).body
  expect(data).toMatchObject([{ id: transaction.id, state: 'expired', paymentUrl: null }])
  expect((await purchases.order(fresh)).status).toBe(201)
})

test('a member can cancel a pending transaction once', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  const path = `/v1/transactions/${transaction.id}/cancellation`
  const { body } = await main.post(path, { token })
  expect(body.data).toMatchObject({ id: transaction.id, state: 'cancelled', paymentUrl: null })
  const again = await main.post(path, { token })
  expect([again.status, again.body.code]).toEqual([409, 'ERR_TRANSACTION_CLOSED'])
  expect((await purchases.order(token)).status).toBe(201)
})

test('[S8.06] another member’s transaction and an unknown one get the same 404', async () => {
  const { transaction } = await purchases.pendingTransaction()
  const { token } = await main.signedInMember()
  const expected = { message: 'ERR_NO_TRANSACTION_ID', code: 'ERR_NO_TRANSACTION_ID' }
  for (const id of [transaction.id, 'tidak-ada', '..%2f', '%00']) {
    const shown = await main.get(`/v1/transactions/${id}`, { token })
    expect([shown.status, shown.body]).toEqual([404, expected])
    const cancelled = await main.post(`/v1/transactions/${id}/cancellation`, { token })
    expect([cancelled.status, cancelled.body]).toEqual([404, expected])
  }
})

test('a member lists their own transactions, newest first', async () => {
  const { user, token, transaction } = await purchases.pendingTransaction()
  await main.post(`/v1/transactions/${transaction.id}/cancellation`, { token })
  main.clock.advance(1000)
  const { id } = (await purchases.order(token)).body.data
  await purchases.sendCode(token, id)
  const second = await purchases.verify(token, id, await purchases.lastCode(user.email))
  const { body } = await main.get('/v1/transactions', { token })
  expect(body.data.map((row: { id: string }) => row.id)).toEqual([
    second.body.data.id,
    transaction.id,
  ])
})

function renew(userId: string, refreshToken: string) {
  return main.post('/v1/auth/refresh-token', { body: { userId, refreshToken } })
}
