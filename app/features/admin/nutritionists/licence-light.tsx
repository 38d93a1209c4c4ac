import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { LicenceLight as Light } from '#server/contract/admin-nutritionist.schema.ts'

const looks = {
  good: { tone: 'success', name: m.admin_nutri_light_good },
  soon: { tone: 'warning', name: m.admin_nutri_light_soon },
  urgent: { tone: 'danger', name: m.admin_nutri_light_urgent },
  over: { tone: 'danger', name: m.admin_nutri_light_over },
  none: { tone: 'danger', name: m.admin_nutri_light_none },
} as const

/** How near the end of a licence is, in a colour and in words. */
export function LicenceLight({ light }: { light: Light }) {
  const { tone, name } = looks[light]
  return <Badge tone={tone}>{name()}</Badge>
}
