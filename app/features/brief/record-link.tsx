import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Measure } from '#server/contract/measures.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'

/** The side that reads the page: the sections of the record lie elsewhere for each side. */
export type Side = 'nutritionist' | 'client'

type RecordLinkProps = {
  side: Side
  trackerId: string
  section: ShareSection
  /** The measure whose progress a client opens. */
  measure?: Measure
}

const linkStyle = 'rounded-control py-1 text-link text-sm underline underline-offset-3 print:hidden'

/** Leads to the entries that a number was made of. */
export function RecordLink({ side, trackerId, section, measure = 'weight' }: RecordLinkProps) {
  const params = { id: trackerId }
  const words = m.brief_open_record()
  if (side === 'nutritionist')
    return (
      <Link to="/praktik/klien/$id" params={params} hash={section} className={linkStyle}>
        {words}
      </Link>
    )
  if (section === 'food')
    return (
      <Link to="/tracker/$id/foods" params={params} className={linkStyle}>
        {words}
      </Link>
    )
  if (section === 'goals')
    return (
      <Link to="/tracker/$id/goals" params={params} className={linkStyle}>
        {words}
      </Link>
    )
  return (
    <Link
      to="/tracker/$id/progress"
      params={params}
      search={{ measure, range: 'quarter' }}
      className={linkStyle}
    >
      {words}
    </Link>
  )
}
