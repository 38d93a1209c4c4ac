import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Side } from './record-link.tsx'

/** Leads to the brief of a client, or to the client's own. */
export function BriefLink({ side, trackerId }: { side: Side; trackerId: string }) {
  const params = { id: trackerId }
  const className = buttonStyles({ variant: 'secondary', className: 'self-start' })
  if (side === 'nutritionist')
    return (
      <Link to="/praktik/klien/$id/ringkasan" params={params} className={className}>
        <Icon name="eye" />
        {m.brief_title()}
      </Link>
    )
  return (
    <Link to="/tracker/$id/ringkasan" params={params} className={className}>
      <Icon name="eye" />
      {m.brief_own_title()}
    </Link>
  )
}
