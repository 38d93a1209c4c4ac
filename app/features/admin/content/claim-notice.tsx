import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Content } from '#server/contract/editing/editing.schema.ts'
import { claimStateOf } from './claim-state-of.ts'

/** Says whether the home page's title and description make their claims now, and how long still. */
export function ClaimNotice({ live }: { live: Content | null }) {
  const { state, until } = claimStateOf(live, dayInJakarta(new Date()))
  if (state === 'none') return null
  const date = until ? formatDate(until) : ''
  if (state === 'unproved') return <Alert tone="warning" title={m.desk_claim_unproved()} />
  if (state === 'over') return <Alert tone="danger" title={m.desk_claim_over({ date })} />
  if (state === 'ending') return <Alert tone="warning" title={m.desk_claim_ending({ date })} />
  return <Alert tone="success" title={m.desk_claim_made({ date })} />
}
