import { Link } from '@tanstack/react-router'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { stateTextOf } from './session-state.ts'

/** One session of a list, as a link to its page. */
export function SessionRow({ session, now }: { session: Appointment; now: string }) {
  return (
    <Link
      to="/konsultasi/sesi/$id"
      params={{ id: session.id }}
      className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-link"
    >
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{formatDateTimeIn(session.startsAt, session.zone)}</span>
        <span className="text-ink-muted text-sm">
          {session.nutritionist.name} · {stateTextOf(session, now)}
        </span>
      </span>
      <Icon name="arrow-right" className="shrink-0" />
    </Link>
  )
}
