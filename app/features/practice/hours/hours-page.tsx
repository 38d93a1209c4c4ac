import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { HoursView } from './hours.server.ts'
import { OverrideSection } from './override-section.tsx'
import { PauseSection } from './pause-section.tsx'
import { TimeOffSection } from './time-off-section.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

/** When clients can book. Booked sessions stay as they are. */
export function HoursPage({ view }: { view: HoursView }) {
  const { practice, hours, now } = view
  return (
    <Container width="narrow" className="flex flex-col gap-10 py-8">
      <PageHeading
        title={m.practice_hours_title()}
        description={
          <>
            {m.practice_hours_text()}{' '}
            <Link
              to="/konsultasi/jadwal"
              search={{ nutritionist: practice.slug }}
              className="text-link underline"
            >
              {m.practice_hours_preview()}
            </Link>
          </>
        }
      />
      <WeeklyHours weekly={hours.weekly} zoneName={nameOfZone(practice.zone, new Date(now))} />
      <OverrideSection view={view} />
      <TimeOffSection view={view} />
      <PauseSection practice={practice} />
    </Container>
  )
}
