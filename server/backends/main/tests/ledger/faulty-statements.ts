import { Client } from 'pg'

/** Safeguards that can be removed from every SQL statement. */
export const faults = {
  'the condition on the promo’s quota':
    / and "main"\."promo_codes"\."used" < "main"\."promo_codes"\."quota"| and "promo_codes"\."used" < "promo_codes"\."quota"/,
  'the row locks': / for (no key )?update(?! skip locked)/,
} as const
export type Fault = keyof typeof faults

/**
 * Removes a safeguard from the SQL that this process sends from now on, because the tested code has
 * no switch for it.
 */
export function takeOut(fault: Fault): void {
  const query = Client.prototype.query
  Client.prototype.query = function faulty(this: Client, ...given: unknown[]) {
    const [statement] = given
    if (typeof statement === 'object' && statement !== null && 'text' in statement)
      statement.text = String(statement.text).replace(faults[fault], '')
    return Reflect.apply(query, this, given)
  } as typeof query
}
