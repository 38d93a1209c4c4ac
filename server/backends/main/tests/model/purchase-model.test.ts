import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { runsOf } from '#tests/test-size.ts'
import { expectAsInModel } from './expect-as-in-model.ts'
import { createObedientProvider } from './obedient-provider.ts'
import { operatorCommands } from './operator-commands.ts'
import { memberCommands } from './purchase-commands.ts'
import { insertKol, openRealShop } from './real-shop.ts'

/** PostgreSQL gets fewer runs: it differs in concurrency, which the ledger test covers. */
const runCount = runsOf(process.env.TEST_DATABASE_URL ? 70 : 700)

const provider = createObedientProvider()
let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture({ payments: provider.payments })
  await insertKol(main)
})
afterAll(() => main.close())

test('[S1.07] [S4.12] [S8.07] any sequence of member and operator actions leaves purchases as the model predicts', {
  timeout: 600_000,
}, async () => {
  const commands = fc.commands([...memberCommands, ...operatorCommands], {
    maxCommands: 7,
    size: 'max',
  })
  let stepCount = 0
  const property = fc.asyncProperty(commands, async (steps) => {
    const { model, real } = await openRealShop(main, provider)
    await fc.asyncModelRun(() => ({ model, real }), steps)
    await expectAsInModel(model, real)
    stepCount += [...steps].length
  })
  await fc.assert(property, { numRuns: runCount })
  expect(stepCount).toBeGreaterThan(runCount)
})
