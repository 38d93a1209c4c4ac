import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { createOwnSecurity } from '#app/session/second-factor/own-security/own-security.server.ts'

export function ownSecurityOf(context: SiteContext) {
  return createOwnSecurity((path, schema, options) =>
    callAdmin(context, `v1/staff-session/own${path}`, schema, options),
  )
}
