import { m } from '#app/i18n/paraglide/messages.js'
import type { StaffCount } from '#server/contract/lead.schema.ts'

const names = {
  '1-49': m.company_form_staff_1,
  '50-199': m.company_form_staff_50,
  '200-999': m.company_form_staff_200,
  '1000+': m.company_form_staff_1000,
} satisfies Record<StaffCount, () => string>

export function nameOfStaffCount(value: StaffCount): string {
  return names[value]()
}
