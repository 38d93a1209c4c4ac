import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { Countdown } from './countdown.tsx'
import { PayHeld } from './pay-held.tsx'
import { SessionPlace } from './session-place.tsx'

/** The next session, with the time left by the server's clock. */
export function NextSession({ session, now }: { session: Appointment; now: string }) {
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <div className="flex items-start gap-5">
        <Portrait slug={session.nutritionist.slug} size="line" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-ink-muted tabular-nums">
            <Countdown session={session} now={now} />
          </p>
          <p className="font-semibold text-xl">
            {formatDateTimeIn(session.startsAt, session.zone)}
          </p>
          <p>{m.appointments_with({ name: session.nutritionist.name })}</p>
        </div>
      </div>
      <SessionPlace session={session} now={now} />
      <PayHeld session={session} />
      {session.state === 'booked' && (
        <Link
          to="/konsultasi/sesi/$id"
          params={{ id: session.id }}
          className={buttonStyles({ variant: 'secondary', className: 'self-start' })}
        >
          {m.appointments_open()}
        </Link>
      )}
    </Card>
  )
}
