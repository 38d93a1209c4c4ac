import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** For a visitor who was never in the care of a nutritionist without room for new clients. */
export function NoNewClients({ name }: { name: string }) {
  return (
    <Container className="flex flex-col items-start gap-6 py-10">
      <PageHeading
        title={m.appointments_no_new_title({ name })}
        description={m.appointments_no_new_text()}
      />
      <Link to="/ahli-gizi" className={buttonStyles({ size: 'lg' })}>
        {m.appointments_unknown_action()}
      </Link>
    </Container>
  )
}
