import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { ChangeSession } from '#app/features/practice/changes/change-session.tsx'
import type { SessionView } from '#app/features/practice/practice.server.ts'
import { programTitleOf } from '#app/features/practice/program-title.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { HowToMeet } from './how-to-meet.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { SessionBadge } from './session-badge.tsx'

type PracticeSessionPageProps = {
  view: SessionView
  /** What care adds: what to read before the session, and what to write after it. */
  care: ReactNode
}

/** One session: who, when, how to meet, and what can be done about it. */
export function PracticeSessionPage({ view, care }: PracticeSessionPageProps) {
  const { session, practice, titles, now } = view
  const { startsAt, endsAt, client, clientZone, programSlug, topic, isFirst, state } = session
  const { attendance, correctionReason } = session
  const stateLine = useRef<HTMLParagraphElement>(null)
  const showState = () => stateLine.current?.focus()
  const time = formatDateTimeIn(startsAt, practice.zone)
  const clientTime = formatDateTimeIn(startsAt, clientZone)
  const outcome = <OutcomeForm session={session} zone={practice.zone} onRecorded={showState} />
  const isToClose = state === 'booked' && (attendance?.nutritionist || endsAt <= now)
  return (
    <Container width="narrow" className="flex flex-col gap-8 py-8">
      <PageHeading
        kicker={programSlug && programTitleOf(titles, programSlug)}
        title={client.name}
        description={time}
      />
      <div className="flex flex-col gap-4">
        <p
          ref={stateLine}
          role="status"
          tabIndex={-1}
          className="flex flex-wrap gap-2 outline-none empty:sr-only"
        >
          <SessionBadge session={session} />
          {isFirst && <Badge tone="info">{m.practice_first()}</Badge>}
        </p>
        {isToClose && outcome}
        {clientTime !== time && (
          <p className="text-ink-muted">{m.practice_session_client_time({ time: clientTime })}</p>
        )}
        {topic && <p className="max-w-prose text-pretty">{m.practice_topic({ topic })}</p>}
        {correctionReason && (
          <p className="max-w-prose text-pretty">
            {m.practice_outcome_corrected({ reason: correctionReason })}
          </p>
        )}
        {client.trackerId ? (
          <Link
            to="/praktik/klien/$id"
            params={{ id: client.trackerId }}
            className="self-start text-link underline"
          >
            {m.practice_session_client()}
          </Link>
        ) : (
          <p className="text-ink-muted">{m.practice_session_care_ended()}</p>
        )}
        {state === 'booked' && <HowToMeet session={session} practice={practice} now={now} />}
      </div>
      {care}
      {!isToClose && outcome}
      <ChangeSession view={view} onCancelled={showState} />
    </Container>
  )
}
