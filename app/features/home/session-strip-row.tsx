import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import type { SessionInStrip } from './member-strip.server.ts'
import { StripRow } from './strip-row.tsx'

const secondary = buttonStyles({ variant: 'secondary' })

/** The next session in its reader's zone, or the way to a time for one that is paid. */
export function SessionStripRow({ session }: { session: SessionInStrip }) {
  if (session.kind === 'unbooked')
    return (
      <StripRow
        icon="calendar"
        action={
          <BookLink trackerId={session.trackerId}>
            {session.isFirst ? m.home_strip_book_first() : m.home_strip_book_next()}
          </BookLink>
        }
      >
        <p className="text-pretty">
          {session.isFirst ? m.home_strip_first_unbooked() : m.home_strip_next_unbooked()}
        </p>
      </StripRow>
    )
  const { id, startsAt, zone, nutritionistName, trackerToBook } = session
  return (
    <StripRow
      icon="calendar"
      action={
        <>
          {trackerToBook !== null && (
            <BookLink trackerId={trackerToBook}>{m.home_strip_book_another()}</BookLink>
          )}
          <Link to="/konsultasi/sesi/$id" params={{ id }} className={secondary}>
            {m.home_strip_session_open()}
          </Link>
        </>
      }
    >
      <p>
        <span className="font-semibold">{formatDateTimeIn(startsAt, zone)}</span>
        <span className="text-ink-muted">
          {' '}
          · {m.home_strip_session({ name: nutritionistName })}
        </span>
      </p>
    </StripRow>
  )
}

function BookLink({ trackerId, children }: { trackerId: string; children: string }) {
  return (
    <Link to="/konsultasi/jadwal" search={{ tracker: trackerId }} className={secondary}>
      {children}
    </Link>
  )
}
