import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Ledger } from './open-ledger.ts'

/** Disturbs the instances until the signal. */
export type Disturbance = (ledger: Ledger, signal: AbortSignal) => Promise<void>

type Rhythm = { everyMs: number; atMost?: number }

/** Kills one instance after the other. */
export function kills({ everyMs, atMost = Infinity }: Rhythm): Disturbance {
  return async ({ instances }, signal) => {
    for (let turn = 0; turn < atMost && (await lasts(everyMs, signal)); turn += 1)
      await instances[turn % instances.length]?.killAndRestart()
  }
}

/** Terminates every connection of every instance. */
export function cuts(
  connectionString: string,
  { everyMs, atMost = Infinity }: Rhythm,
): Disturbance {
  return async (_, signal) => {
    const client = new Client({ connectionString })
    client.on('error', () => {})
    await client.connect()
    for (let turn = 0; turn < atMost && (await lasts(everyMs, signal)); turn += 1)
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
    await client.end()
  }
}

/** Waits. Returns false if the round ended meanwhile. */
async function lasts(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return pause(milliseconds, true, { signal }).catch(() => false)
}
