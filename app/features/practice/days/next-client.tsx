import { Link } from '@tanstack/react-router'
import { programTitleOf } from '#app/features/practice/program-title.ts'
import { HowToMeet } from '#app/features/practice/session/how-to-meet.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn, formatTimeIn } from '#app/i18n/zoned-time.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'
import type { Agenda } from './agenda.server.ts'

type NextClientProps = { session: PracticeAppointment; agenda: Agenda; isToday: boolean }

/** The session that comes next, with the way to meet. */
export function NextClient({ session, agenda, isToday }: NextClientProps) {
  const { startsAt, client, programSlug, topic, isFirst, hasIntake } = session
  const { practice, titles, now } = agenda
  const isRunning = Date.parse(startsAt) <= Date.parse(now)
  const { zone } = practice
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold text-base text-ink-muted">
          {isRunning ? m.practice_next_running() : m.practice_next()}
        </h2>
        <p className="font-bold text-3xl tabular-nums">
          {isToday
            ? `${formatTimeIn(startsAt, zone)}\u00a0${nameOfZone(zone, new Date(startsAt))}`
            : formatDateTimeIn(startsAt, zone)}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to="/praktik/sesi/$id"
            params={{ id: session.id }}
            className="font-semibold text-link underline"
          >
            {client.name}
          </Link>
          {programSlug && (
            <span className="text-ink-muted">{programTitleOf(titles, programSlug)}</span>
          )}
          {isFirst && <Badge tone="info">{m.practice_first()}</Badge>}
          {hasIntake && <Badge tone="success">{m.practice_has_intake()}</Badge>}
        </p>
      </div>
      {client.trackerId && (
        <Link
          to="/praktik/klien/$id"
          params={{ id: client.trackerId }}
          className="self-start text-link underline"
        >
          {m.practice_session_client()}
        </Link>
      )}
      {topic && <p className="text-pretty">{m.practice_topic({ topic })}</p>}
      <HowToMeet session={session} practice={practice} now={now} />
    </Card>
  )
}
