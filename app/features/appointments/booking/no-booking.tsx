import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** For a nutritionist who takes no bookings, or an address without one. */
export function NoBooking() {
  return (
    <Container className="flex flex-col items-start gap-6 py-10">
      <PageHeading
        title={m.appointments_unknown_title()}
        description={m.appointments_unknown_text()}
      />
      <Link to="/ahli-gizi" className={buttonStyles({ size: 'lg' })}>
        {m.appointments_unknown_action()}
      </Link>
    </Container>
  )
}
