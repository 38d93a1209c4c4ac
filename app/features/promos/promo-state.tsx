import { formatDateTime } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { lastMomentBefore } from '#app/lib/last-moment.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Promotion } from '#server/contract/promo.schema.ts'

type Period = Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>

export function PromoBadge({ state }: Pick<Period, 'state'>) {
  if (state === 'running') return <Badge tone="program">{m.promos_state_running()}</Badge>
  if (state === 'upcoming') return <Badge tone="info">{m.promos_state_upcoming()}</Badge>
  return <Badge>{m.promos_state_ended()}</Badge>
}

/** Start or end of a promo, whichever comes next by its state; `format` may leave out the time. */
export function periodText({ state, startsAt, endsAt }: Period, format = formatDateTime): string {
  const end = format(lastMomentBefore(endsAt))
  if (state === 'running') return m.promos_period_running({ end })
  if (state === 'ended') return m.promos_period_ended({ end })
  return m.promos_period_upcoming({ start: format(startsAt), end })
}
