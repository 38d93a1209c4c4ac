import { Link } from '@tanstack/react-router'
import { useDropOverride, useSaveOverride } from '#app/features/practice/practice.mutations.ts'
import { formatDayLong } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { AgendaDay } from './agenda.server.ts'

/** The free times of a day, each of which books for a client, and the button that closes the day. */
export function WeekDayTimes({ day, zone }: { day: AgendaDay; zone: string }) {
  const { date, free, hours, isOverridden } = day
  const close = useSaveOverride()
  const reopen = useDropOverride()
  const isClosed = isOverridden && hours.length === 0
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      {free.length > 0 && (
        <details className="w-full">
          <summary className="rounded-control font-semibold text-link text-sm">
            {m.practice_week_free({ count: free.length })}
          </summary>
          <p className="mt-2 text-ink-muted text-sm">{m.practice_week_free_text()}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {free.map((start) => (
              <li key={start}>
                <Link to="/praktik/klien" search={{ start }} className={chip}>
                  {formatTimeIn(start, zone)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {hours.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          isBusy={close.isPending}
          onClick={() => close.mutate({ onDate: date, hours: [], zone: null })}
        >
          {m.practice_week_close()}
          <span className="sr-only">{formatDayLong(date)}</span>
        </Button>
      )}
      {isClosed && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          isBusy={reopen.isPending}
          onClick={() => reopen.mutate({ onDate: date })}
        >
          {m.practice_week_reopen()}
          <span className="sr-only">{formatDayLong(date)}</span>
        </Button>
      )}
      <FailureAlert error={close.error ?? reopen.error} />
    </div>
  )
}

const chip = buttonStyles({ variant: 'secondary', size: 'sm' })
