import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BookForClient } from '#app/features/practice/changes/book-for-client.tsx'
import { SessionCard } from '#app/features/practice/days/session-card.tsx'
import type { ClientView } from '#app/features/practice/practice.server.ts'
import { programTitleOf } from '#app/features/practice/program-title.ts'
import { formatDate, formatDayLong } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { spacedPhone } from '#app/lib/spaced-phone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

type ClientPageProps = {
  view: ClientView
  /** The free time that was chosen in the week. */
  start: string | undefined
  /** What care adds: the brief, notes and plans. */
  care: ReactNode
  /** The sections that the client shares. */
  record: ReactNode
}

/** One client: their sessions, and what they share from their tracker, read-only. */
export function ClientPage({ view, start, care, record }: ClientPageProps) {
  const { client, practice, titles } = view
  const { name, phone, programSlug, endsOn, since, sessionBalance, sessions, sections } = client
  const { zone } = practice
  return (
    <Container width="narrow" className="flex flex-col gap-8 py-8">
      <PageHeading
        kicker={programTitleOf(titles, programSlug)}
        title={name}
        description={m.practice_client_about({
          since: formatDate(localMoment(since, zone).day),
          end: formatDate(endsOn),
          count: sessionBalance,
        })}
      />
      {phone && (
        <p>
          <a href={`tel:${phone}`} className="text-link underline">
            {spacedPhone(phone)}
          </a>
        </p>
      )}
      <Link
        to="/praktik/pesan"
        search={{ client: client.trackerId }}
        className={buttonStyles({ variant: 'secondary', className: 'self-start' })}
      >
        <Icon name="chat" />
        {m.messages_write_to({ name })}
      </Link>
      {care}
      <section aria-labelledby="sessions" className="flex flex-col gap-3">
        <h2 id="sessions" className="text-2xl">
          {m.practice_client_sessions()}
        </h2>
        {sessions.length === 0 ? (
          <p className="text-ink-muted">{m.practice_client_sessions_none()}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {sessions.map((session) => (
              <li key={session.id} className="flex flex-col gap-1">
                <p className="text-ink-muted text-sm">
                  {formatDayLong(localMoment(session.startsAt, zone).day)}
                </p>
                <ul>
                  <SessionCard {...{ session, zone, titles }} />
                </ul>
              </li>
            ))}
          </ul>
        )}
      </section>
      <BookForClient key={start} view={view} start={start} />
      <Alert tone="info" role="note">
        {sections.length > 0
          ? m.practice_client_shared({
              start: formatDate(client.from),
              end: formatDate(client.to),
            })
          : m.practice_client_shares_nothing({ name })}
      </Alert>
      {record}
    </Container>
  )
}
