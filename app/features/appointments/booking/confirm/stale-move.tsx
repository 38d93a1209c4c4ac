import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** For an old address of a move: the session has begun, was cancelled or moved often enough. */
export function StaleMove({ id }: { id: string }) {
  return (
    <Container className="flex flex-col items-start gap-6 py-10">
      <PageHeading
        title={m.appointments_stale_move_title()}
        description={m.appointments_stale_move_text()}
      />
      <Link to="/konsultasi/sesi/$id" params={{ id }} className={buttonStyles({ size: 'lg' })}>
        {m.appointments_stale_move_open()}
      </Link>
    </Container>
  )
}
