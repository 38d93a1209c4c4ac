import { dayMs } from '#app/lib/time.ts'
import { claimWarningDays } from '#server/contract/content.schema.ts'
import type { Content } from '#server/contract/editing/editing.schema.ts'

type ClaimState = {
  /** `none`: switched off. `unproved`: without complete evidence, visitors get no claims. */
  state: 'none' | 'unproved' | 'over' | 'ending' | 'made'
  until: string | undefined
}

/** Returns what the SEO texts that visitors get claim on a day, `YYYY-MM-DD` in WIB. */
export function claimStateOf(live: Content | null, today: string): ClaimState {
  const { claimsEnabled, claimEvidence, claimEvidenceUrl, claimEvidenceUntil } = live ?? {}
  const until = typeof claimEvidenceUntil === 'string' ? claimEvidenceUntil : undefined
  if (!claimsEnabled) return { state: 'none', until }
  if (!claimEvidence || !claimEvidenceUrl || !until) return { state: 'unproved', until }
  const days = (Date.parse(until) - Date.parse(today)) / dayMs
  return { state: days < 0 ? 'over' : days <= claimWarningDays ? 'ending' : 'made', until }
}
