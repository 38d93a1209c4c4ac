import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import type { StaffRole } from '#server/contract/staff.schema.ts'

const names: Record<StaffRole, () => string> = {
  owner: m.admin_role_owner,
  editor: m.admin_role_editor,
  finance: m.admin_role_finance,
  support: m.admin_role_support,
  clinical: m.admin_role_clinical,
}

export function roleName(role: StaffRole): string {
  return names[role]()
}

/** Returns the names of roles as a list in words. */
export function roleNames(roles: readonly StaffRole[]): string {
  return new Intl.ListFormat(getLocale()).format(roles.map(roleName))
}
