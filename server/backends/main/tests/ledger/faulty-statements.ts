import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database } from '#server/db/open-database.ts'

type Safeguard = {
  /** What it adds to statements. */
  inStatements: RegExp
  /** Constraints behind the statements, by table, which would still hold without them. */
  constraints: readonly (readonly [table: string, name: string])[]
}

const rowLocks = / for (no key )?update(?! skip locked)/
const promoQuota = ['promo_codes', 'promo_codes_quota'] as const

/** Safeguards of purchases. */
export const purchaseFaults = {
  'the condition on the promo’s quota': {
    inStatements:
      / and "main"\."promo_codes"\."used" < "main"\."promo_codes"\."quota"| and "promo_codes"\."used" < "promo_codes"\."quota"/,
    constraints: [promoQuota],
  },
  'the row locks': { inStatements: rowLocks, constraints: [promoQuota] },
} satisfies Record<string, Safeguard>

/** Safeguards of consultations. */
export const consultationFaults = {
  'the locks and constraints of sessions': {
    inStatements: rowLocks,
    constraints: [
      ['appointments', 'appointments_of_practice_apart'],
      ['appointments', 'appointments_of_client_apart'],
    ],
  },
} satisfies Record<string, Safeguard>

const faults = { ...purchaseFaults, ...consultationFaults }
export type Fault = keyof typeof faults

/**
 * Removes a safeguard from the SQL that this process sends from now on. The tested code has no
 * switch for it.
 */
export function takeOut(fault: Fault): void {
  const { inStatements } = faults[fault]
  const query = Client.prototype.query
  Client.prototype.query = function faulty(this: Client, ...given: unknown[]) {
    const [statement] = given
    if (typeof statement === 'object' && statement !== null && 'text' in statement)
      statement.text = String(statement.text).replace(inStatements, '')
    return Reflect.apply(query, this, given)
  } as typeof query
}

/** Removes the constraints of a safeguard, so that only the faulty statements count. */
export async function dropConstraints(db: Database, fault: Fault): Promise<void> {
  for (const [table, name] of faults[fault].constraints)
    await db.execute(
      sql`alter table main.${sql.identifier(table)} drop constraint if exists ${sql.identifier(name)}`,
    )
}
