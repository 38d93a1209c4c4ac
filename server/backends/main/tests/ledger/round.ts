import { setTimeout as pause } from 'node:timers/promises'
import type { Disturbance } from './disturbances.ts'
import type { Instance } from './instance-process.ts'
import type { Ledger } from './open-ledger.ts'
import { randomFrom } from './random-from.ts'
import { foreseen, write } from './writer.ts'

/** Small, so that concurrent orders often compete for the last use of a code. */
const quotas = [1, 1, 2, 3]

type Round = {
  writerCount: number
  operationCount: number
  seed: number
  /** Runs while the writers write. */
  befall?: Disturbance
}

/** Runs concurrent writers. Returns a sentence for each broken invariant. */
export async function runRound(
  ledger: Ledger,
  { writerCount, operationCount, seed, befall }: Round,
): Promise<{ violations: string[]; callCount: number }> {
  const [first] = ledger.instances
  if (!first) throw new Error('A ledger needs an instance')
  const promoCodes = quotas.map((_, index) => `P${seed}-${index}-${Date.now()}`)
  for (const [index, quota] of quotas.entries())
    await first.ask({ task: 'promo', code: `${promoCodes[index]}`, quota })
  const rushed = await rush(ledger.instances, `${promoCodes[0]}`)
  const end = new AbortController()
  const befalling = befall?.(ledger, end.signal)
  const results = await Promise.all(
    Array.from({ length: writerCount }, (_, index) =>
      write({ ...ledger, promoCodes, operationCount, random: randomFrom(seed * 1_000 + index) }),
    ),
  )
  end.abort()
  await befalling
  const acknowledged = {
    orderIds: results.flatMap(({ orderIds }) => orderIds),
    settledIds: results.flatMap(({ settledIds }) => settledIds),
  }
  const unforeseen = new Set([...rushed, ...results.flatMap((it) => it.unforeseen)])
  return {
    violations: [...unforeseen, ...(await lastingViolations(first, acknowledged))],
    callCount: results.reduce((sum, { callCount }) => sum + callCount, 0),
  }
}

const rushCount = 24

/**
 * Makes all buyers request the single use of a code at once. That rarely happens by chance on a
 * busy machine. Returns the unexpected answers.
 */
async function rush(instances: readonly Instance[], promoCode: string): Promise<string[]> {
  const buyers = Array.from(
    { length: rushCount },
    (_, index) => instances[index % instances.length],
  )
  const calls = await Promise.all(
    buyers.map(async (instance) => {
      const member = await instance?.ask({ task: 'member' })
      return () =>
        instance?.call({
          method: 'POST',
          path: '/v1/orders',
          token: member?.token,
          key: crypto.randomUUID(),
          body: { subject: { productServiceId: 'seimbang-harian-4w' }, promoCode, locale: 'id' },
        })
    }),
  )
  const answers = await Promise.all(calls.map((call) => call()))
  return answers.flatMap((answer) =>
    answer && !foreseen.has(answer.status) ? [`rush: ${answer.status} ${answer.body.message}`] : [],
  )
}

/** Retries, because another instance may still be fulfilling an order. */
async function lastingViolations(
  instance: Instance,
  acknowledged: { orderIds: string[]; settledIds: string[] },
): Promise<string[]> {
  let violations: string[] = []
  for (let look = 0; look < 5; look += 1) {
    violations = await instance.ask({ task: 'violations', ...acknowledged })
    if (violations.length === 0) break
    await pause(500)
  }
  return violations
}
