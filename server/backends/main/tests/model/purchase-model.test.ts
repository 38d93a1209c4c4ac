import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { runsOf } from '#tests/test-size.ts'
import { purchaseCommands } from './purchase-commands.ts'
import { expectAsInModel, openRealShop } from './real-shop.ts'

/** PostgreSQL gets fewer runs: it differs in concurrency, which the ledger test covers. */
const runCount = runsOf(process.env.TEST_DATABASE_URL ? 100 : 2_000)

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture({
    payments: {
      dashboard: { providerName: '', url: '' },
      open: async ({ orderId }) => ({ paymentUrl: `https://midtrans.test/snap/${orderId}` }),
      read: () => 'unreadable',
      readJournaled: () => undefined,
      readStatus: async () => undefined,
      cancel: async () => 'cancelled',
      refund: async () => 'accepted',
    },
  })
})
afterAll(() => main.close())

test('[S1.07] [S4.12] [S8.07] any sequence of member actions leaves purchases as the model predicts', {
  timeout: 600_000,
}, async () => {
  const commands = fc.commands(purchaseCommands, { maxCommands: 5 })
  let stepCount = 0
  const property = fc.asyncProperty(commands, async (steps) => {
    const { model, real } = await openRealShop(main)
    await fc.asyncModelRun(() => ({ model, real }), steps)
    await expectAsInModel(model, real)
    stepCount += [...steps].length
  })
  await fc.assert(property, { numRuns: runCount })
  expect(stepCount).toBeGreaterThan(runCount)
})
