import { Link } from '@tanstack/react-router'
import type { ProgramTitles } from '#app/features/practice/practice.server.ts'
import { programTitleOf } from '#app/features/practice/program-title.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn, localMoment } from '#app/i18n/zoned-time.ts'
import { rowLink } from '#app/ui/link-row.tsx'
import type { Practice, PracticeClient } from '#server/contract/practice.schema.ts'

type ClientRowProps = {
  client: PracticeClient
  practice: Practice
  titles: ProgramTitles
  /** The free time to book for the client. */
  start: string | undefined
}

export function ClientRow({ client, practice: { zone }, titles, start }: ClientRowProps) {
  const { trackerId, name, programSlug, lastSessionAt, nextSessionAt } = client
  const { sessionBalance: count, endsOn } = client
  return (
    <li className="group relative flex flex-col gap-0.5 py-4">
      <Link
        to="/praktik/klien/$id"
        params={{ id: trackerId }}
        search={{ start }}
        {...(start && { hash: 'book' })}
        className={rowLink}
      >
        {name}
      </Link>
      <p className="text-ink-muted text-sm">
        {[
          programTitleOf(titles, programSlug),
          m.practice_client_until({ date: formatDate(endsOn) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="text-sm">
        {nextSessionAt
          ? m.practice_client_next({ time: formatDateTimeIn(nextSessionAt, zone) })
          : m.practice_client_no_next({ count })}
      </p>
      <p className="text-ink-muted text-sm">
        {lastSessionAt
          ? m.practice_client_last({ date: formatDate(localMoment(lastSessionAt, zone).day) })
          : m.practice_client_no_last()}
      </p>
    </li>
  )
}
