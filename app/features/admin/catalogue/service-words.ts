import { m } from '#app/i18n/paraglide/messages.js'
import type { SoldService } from '#server/contract/admin-catalogue.schema.ts'
import type { TaxClass } from '#server/contract/order-line.schema.ts'
import { nameFromSlug, nutritionistOfConsultation } from '#server/contract/single-consultation.ts'

/** The name of a service in the console: of its program and weeks, or of its nutritionist. */
export function serviceNameOf({
  programSlug,
  durationWeeks,
}: Pick<SoldService, 'programSlug' | 'durationWeeks'>): string {
  const nutritionist = nutritionistOfConsultation(programSlug)
  if (nutritionist !== null) return nameFromSlug(nutritionist)
  return `${nameFromSlug(programSlug)}, ${m.admin_sold_weeks({ count: durationWeeks })}`
}

export const taxClassNames: Record<TaxClass, () => string> = {
  standard_11: m.admin_sold_tax_standard_11,
  exempt_health: m.admin_sold_tax_exempt_health,
  non_pkp: m.admin_sold_tax_non_pkp,
}

export function pkpName(isPkp: boolean): string {
  return isPkp ? m.admin_pkp_yes() : m.admin_pkp_no()
}
