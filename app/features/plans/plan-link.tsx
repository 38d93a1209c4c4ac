import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Leads a nutritionist to a client's plans. */
export function PlanLink({ trackerId }: { trackerId: string }) {
  return (
    <Link
      to="/praktik/klien/$id/rencana"
      params={{ id: trackerId }}
      className={buttonStyles({ variant: 'secondary' })}
    >
      <Icon name="calendar" />
      {m.plans_link()}
    </Link>
  )
}
