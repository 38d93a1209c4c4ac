import { Link } from '@tanstack/react-router'
import { programTitleOf } from '#app/features/practice/program-title.ts'
import { SessionBadge } from '#app/features/practice/session/session-badge.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'

type SessionCardProps = {
  session: PracticeAppointment
  zone: string
  /** By program slug. */
  titles: Record<string, string>
}

/** A session in a list of a day. The whole card leads to it, unless it is an offer. */
export function SessionCard({ session, zone, titles }: SessionCardProps) {
  const { id, startsAt, endsAt, state, client, programSlug, topic, isFirst, hasIntake } = session
  const isOffer = state === 'offered'
  return (
    <li className="group relative flex flex-col gap-1 rounded-control border border-line bg-surface-raised p-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm tabular-nums">
        <span>
          {formatTimeIn(startsAt, zone)}–{formatTimeIn(endsAt, zone)}{' '}
          {nameOfZone(zone, new Date(endsAt))}
        </span>
        <SessionBadge session={session} />
      </p>
      {session.isClientWaiting && (
        <p>
          <Badge tone="warning">{m.practice_card_waiting()}</Badge>
        </p>
      )}
      {isOffer ? (
        <p className="text-ink-muted">{m.practice_offer()}</p>
      ) : (
        <Link
          to="/praktik/sesi/$id"
          params={{ id }}
          className="font-semibold text-link underline-offset-3 after:absolute after:inset-0 group-hover:underline"
        >
          {client.name}
        </Link>
      )}
      {programSlug && !isOffer && (
        <p className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
          {programTitleOf(titles, programSlug) ?? ''}
          {isFirst && <Badge tone="info">{m.practice_first()}</Badge>}
          {hasIntake && <Badge tone="success">{m.practice_has_intake()}</Badge>}
        </p>
      )}
      {topic && <p className="line-clamp-2 text-ink-muted text-sm">{topic}</p>}
    </li>
  )
}
