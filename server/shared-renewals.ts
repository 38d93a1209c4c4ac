import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Settings } from '#app/config/settings.ts'
import type { Renewal, ShareRenewal } from '#app/config/site-context.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'
import { sessionRenewalTable as renewals } from '#server/db/site/session-renewal.table.ts'
import { errorFacts } from '#server/log/error-facts.ts'
import type { EmbeddedBackends } from './embedded-backends.ts'
import { keyOf, openSealed, sealText } from './sealed-text.ts'

/** Longer than a call of the main backend may take. */
const claimSeconds = 15
/** The same as in one process: requests of one page may arrive late. */
const lifetimeSeconds = 60
const lookEveryMs = 100

/**
 * Shares renewals of sessions among all instances on one database: one of them renews, the others
 * wait for its result. A renewal that fails is left to the next instance that asks.
 * @internal
 */
export function createSharedRenewals(db: Database, log: Logger): ShareRenewal {
  return async (key, renew) => {
    const id = idOf(key)
    const claimedBy = randomUUID()
    for (;;) {
      if (await claim(db, { id, claimedBy }))
        return renewFor(db, log, { key, id, claimedBy }, renew)
      const sealed = await findSealed(db, id)
      if (sealed) return openSealed(sealingKeyOf(key), sealed)
      await pause(lookEveryMs)
    }
  }
}

type SharedRenewals = { share?: ShareRenewal; close?: () => Promise<void> }

/**
 * Opens what instances share to renew sessions of a foreign main backend. It is the database of the
 * embedded backends, or the one of `DATABASE_URL`. The embedded main backend needs no sharing.
 */
export async function openSharedRenewals(
  settings: Pick<Settings, 'MAIN_API_URL' | 'DATABASE_URL'>,
  log: Logger,
  embedded: Pick<EmbeddedBackends, 'db'> | undefined,
): Promise<SharedRenewals> {
  const { MAIN_API_URL: mainUrl, DATABASE_URL: databaseUrl } = settings
  if (!mainUrl) return {}
  if (embedded) return { share: createSharedRenewals(embedded.db, log) }
  if (!databaseUrl) return {}
  const { db, migrate, close } = await openDatabase({ databaseUrl })
  await migrate('site')
  return { share: createSharedRenewals(db, log), close }
}

type Claim = { key: string; id: string; claimedBy: string }

async function renewFor(
  db: Database,
  log: Logger,
  { key, id, claimedBy }: Claim,
  renew: () => Promise<Renewal>,
): Promise<string> {
  const own = and(eq(renewals.id, id), eq(renewals.claimedBy, claimedBy))
  const { session, nextKey } = await renew().catch(async (error) => {
    await db.delete(renewals).where(own)
    throw error
  })
  const successorId = idOf(nextKey)
  const sealed = sealText(sealingKeyOf(key), session)
  const stored = { sealed, successorId, expiresAt: inSeconds(lifetimeSeconds) }
  try {
    await db.update(renewals).set(stored).where(own)
    // Only the predecessor of the newest tokens leads to them.
    await db
      .delete(renewals)
      .where(or(eq(renewals.successorId, id), lte(renewals.expiresAt, sql`now()`)))
  } catch (error) {
    // The session is renewed, and its member must get it.
    log.error({ err: errorFacts(error) }, 'a renewed session could not be shared')
  }
  return session
}

/** Returns true if the caller has to renew the session. */
async function claim(db: Database, claimed: Omit<Claim, 'key'>): Promise<boolean> {
  const until = inSeconds(claimSeconds)
  const values = { claimedUntil: until, expiresAt: until, sealed: null, successorId: null }
  const rows = await db
    .insert(renewals)
    .values({ ...claimed, ...values })
    .onConflictDoUpdate({
      target: renewals.id,
      set: { claimedBy: claimed.claimedBy, ...values },
      setWhere: or(
        and(isNull(renewals.sealed), lte(renewals.claimedUntil, sql`now()`)),
        lte(renewals.expiresAt, sql`now()`),
      ),
    })
    .returning({ id: renewals.id })
  return rows.length === 1
}

async function findSealed(db: Database, id: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ sealed: renewals.sealed })
    .from(renewals)
    .where(eq(renewals.id, id))
  return row?.sealed
}

/** By the database's clock, because the instances' clocks may differ. */
function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}

function sealingKeyOf(key: string) {
  return keyOf(key, 'renewed session')
}

function idOf(key: string): string {
  return createHmac('sha256', key).update('id').digest('base64url')
}
