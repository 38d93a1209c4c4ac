import { Client } from 'pg'

/** Defences that can be taken out of every statement on its way to the server. */
export const faults = {
  'the condition on the promo’s quota':
    / and "main"\."promo_codes"\."used" < "main"\."promo_codes"\."quota"| and "promo_codes"\."used" < "promo_codes"\."quota"/,
  'the row locks': / for (no key )?update(?! skip locked)/,
} as const
export type Fault = keyof typeof faults

/**
 * Takes a defence out of what this process says to PostgreSQL from now on: the code that is tested
 * has no switch for it.
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
