import { useQuery } from '@tanstack/react-query'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { goalQueries } from './goal.queries.ts'
import { type CalendarDay, loggedShareOf, weeksOf, weeksSpan } from './logged-weeks.ts'
import { weekdayName } from './weekday-name.ts'

type LoggedCalendarProps = { trackerId: string; today: string; startsOn: string }

/** Shows the days of the last weeks with a log. A day without one is not marked as a failure. */
export function LoggedCalendar({ trackerId, today, startsOn }: LoggedCalendarProps) {
  const { data: days } = useQuery(goalQueries.loggedDays(trackerId, weeksSpan(today)))
  useStoreOnDevice(goalQueries.latestDaysKey(trackerId), days ?? undefined)
  if (!days) return null
  // A member can log before the program begins.
  const firstDay = today < startsOn ? (days[0]?.day ?? startsOn) : startsOn
  const weeks = weeksOf(days, { today, startsOn: firstDay })
  const { logged, planned } = loggedShareOf(weeks)
  if (planned === 0) return null
  return (
    <section aria-labelledby="logged" className="flex flex-col gap-6">
      <SectionHeading id="logged" title={m.goals_days_title()} description={m.goals_days_intro()} />
      <Card className="flex flex-col gap-5 sm:max-w-xl">
        <p className="text-lg">{m.goals_days_count({ logged, planned })}</p>
        <Calendar weeks={weeks} today={today} />
        <details>
          <summary className="rounded-control font-semibold text-link text-sm pointer-coarse:py-3">
            {m.goals_days_table()}
          </summary>
          <DayTable
            days={weeks
              .flat()
              .filter(({ kind }) => kind === 'past')
              .reverse()}
          />
        </details>
      </Card>
    </section>
  )
}

/** Decorative: the table below says the same to screen readers. */
function Calendar({ weeks, today }: { weeks: CalendarDay[][]; today: string }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-1.5">
      <div className="grid grid-cols-7 gap-1.5 text-center text-ink-muted text-xs">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <span key={weekday}>{weekdayName(weekday, 'short')}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.day} className="grid grid-cols-7 gap-1.5">
          {week.map((day) => (
            <Day key={day.day} of={day} isToday={day.day === today} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Day({ of: { day, kind, logged }, isToday }: { of: CalendarDay; isToday: boolean }) {
  const look = logged
    ? 'bg-action-soft text-action-soft-ink font-semibold'
    : kind === 'past'
      ? 'bg-surface-sunken text-ink-muted'
      : 'text-ink-muted'
  return (
    <span
      className={`grid h-10 place-items-center rounded-control text-sm tabular-nums ${look} ${isToday ? 'ring-2 ring-action' : ''}`}
    >
      {Number(day.slice(8))}
    </span>
  )
}

function DayTable({ days }: { days: CalendarDay[] }) {
  const columns = [
    ['hasWeight', m.goals_days_weight],
    ['hasFood', m.goals_days_food],
    ['hasMeasurement', m.goals_days_measurement],
  ] as const
  return (
    <table className="mt-3 w-full text-left text-sm">
      <thead>
        <tr className="border-line-strong border-b text-ink-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {m.goals_days_day()}
          </th>
          {columns.map(([name, words]) => (
            <th key={name} scope="col" className="px-1 py-2 text-center font-semibold">
              {words()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, logged }) => (
          <tr key={day} className="border-line border-b">
            <td className="py-2 pr-3 tabular-nums">{formatDate(day)}</td>
            {columns.map(([name]) => (
              <td key={name} className="px-1 py-2 text-center">
                {logged?.[name] ? (
                  <>
                    <Icon name="check" className="mx-auto size-4" />
                    <span className="sr-only">{m.goals_days_yes()}</span>
                  </>
                ) : (
                  <span className="text-ink-muted">–</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
