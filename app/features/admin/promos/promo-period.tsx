import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { PromoPeriodState } from '#server/contract/admin-promo.schema.ts'

const stateNames = {
  upcoming: m.admin_promo_upcoming,
  running: m.admin_promo_running,
  ended: m.admin_promo_ended,
}

/** Whether a promo runs, and from when until when in Jakarta. */
export function PromoPeriod(period: { state: PromoPeriodState; startsAt: string; endsAt: string }) {
  const { state, startsAt, endsAt } = period
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={state === 'running' ? 'program' : 'neutral'}>{stateNames[state]()}</Badge>
      {m.admin_promo_until({ from: momentInJakarta(startsAt), until: momentInJakarta(endsAt) })}
    </span>
  )
}
