import { Link } from '@tanstack/react-router'
import { formatShortDay, formatWeekday } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Agenda, AgendaDay } from './agenda.server.ts'
import { stretchesText } from './hours-text.ts'
import { SessionCard } from './session-card.tsx'
import { WeekDayTimes } from './week-day-times.tsx'

/** Seven days with their hours and sessions; below each other on a phone. */
export function WeekPage({ agenda }: { agenda: Agenda }) {
  const { days, practice, now } = agenda
  const first = days[0]?.date ?? agenda.today
  const zone = nameOfZone(practice.zone, new Date(now))
  const plus = (count: number) => dayAfter(first, count)
  return (
    <Container className="flex flex-col gap-6 py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading
          title={m.practice_week_title({
            start: formatShortDay(first),
            end: formatShortDay(plus(6)),
          })}
          description={m.practice_week_zone({ zone })}
        />
        <nav aria-label={m.practice_week_nav()} className="flex flex-wrap gap-2 print:hidden">
          <Link to="/praktik/minggu" search={{ from: plus(-7) }} className={step}>
            <Icon name="arrow-left" />
            {m.practice_week_before()}
          </Link>
          <Link to="/praktik/minggu" search={{}} className={step}>
            {m.practice_week_now()}
          </Link>
          <Link to="/praktik/minggu" search={{ from: plus(7) }} className={step}>
            {m.practice_week_after()}
            <Icon name="arrow-right" />
          </Link>
        </nav>
      </div>
      <ol className="grid gap-x-3 gap-y-6 lg:grid-cols-7">
        {days.map((day) => (
          <WeekDay key={day.date} day={day} agenda={agenda} />
        ))}
      </ol>
    </Container>
  )
}

const step = buttonStyles({ variant: 'secondary', size: 'sm' })

function WeekDay({ day, agenda }: { day: AgendaDay; agenda: Agenda }) {
  const { date, hours, zone, timeOff, sessions } = day
  const { practice, today, titles } = agenda
  const shown = sessions.filter(({ state }) => state !== 'cancelled')
  return (
    <li
      aria-current={date === today ? 'date' : undefined}
      className="flex min-w-0 flex-col gap-2 border-line border-t-3 pt-2 aria-[current=date]:border-action"
    >
      <h2 className="text-base">
        {formatWeekday(date)}, {formatShortDay(date)}
      </h2>
      <p className="text-ink-muted text-sm tabular-nums">
        {hours.length > 0 ? stretchesText(hours) : m.practice_closed()}
        {hours.length > 0 && zone && ` ${nameOfZone(zone, new Date(date))}`}
      </p>
      {timeOff.length > 0 && (
        <p className="rounded-control bg-surface-sunken px-3 py-2 text-sm">
          {timeOff.map(({ note }) => note || m.practice_time_off_unnamed()).join(', ')}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="flex flex-col gap-2">
          {shown.map((session) => (
            <SessionCard key={session.id} zone={practice.zone} {...{ session, titles }} />
          ))}
        </ul>
      )}
      {date >= today && <WeekDayTimes day={day} zone={practice.zone} />}
    </li>
  )
}
