import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { createOwnSecurity } from '#app/session/second-factor/own-security/own-security.server.ts'
import type { FactorAnswer } from '#server/contract/passkey.schema.ts'

const path = 'v1/practice-session'

export function ownSecurityOf(context: SiteContext) {
  return createOwnSecurity((below, schema, options) =>
    callMain(context, `${path}/own${below}`, schema, options),
  )
}

export async function stepUp(context: SiteContext, json: FactorAnswer): Promise<void> {
  const options = { method: 'post', json }
  await callMain(context, `${path}/step-up`, v.object({}), options)
}
