import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'

/** Whether a code earns. */
export function KolState({ endedAt }: { endedAt: string | null }) {
  return endedAt ? (
    <Badge tone="neutral">{m.admin_kol_ended()}</Badge>
  ) : (
    <Badge tone="success">{m.admin_kol_active()}</Badge>
  )
}
