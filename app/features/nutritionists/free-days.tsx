import { Link } from '@tanstack/react-router'
import { formatMinuteOfDay, formatShortDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import { nameOfWeekday } from './nutritionist-words.ts'

type FreeDaysProps = {
  slug: string
  /** Undefined while they are unknown. */
  days: FreeTimes['days'] | undefined
  nextFreeAt: string | null | undefined
}

/** The next days on which a nutritionist has free times, in WIB. Each time leads to its booking. */
export function FreeDays({ slug, days, nextFreeAt }: FreeDaysProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{m.nutritionists_free_title()}</h2>
      {days && days.length > 0 ? (
        <>
          <dl className="max-w-xl">
            {days.map(({ date, starts }) => (
              <div
                key={date}
                className="grid grid-cols-[8rem_1fr] sm:grid-cols-[11rem_1fr] gap-x-6 border-line border-b py-2.5 last:border-b-0"
              >
                <dt className="font-semibold">
                  {nameOfWeekday(new Date(date).getUTCDay() || 7)}, {formatShortDay(date)}
                </dt>
                <dd className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
                  {starts.map((start) => (
                    <Link
                      key={start}
                      to="/konsultasi/jadwal"
                      search={{ nutritionist: slug, date, start }}
                      className="tap text-link underline underline-offset-3"
                    >
                      {timeInWib(start)}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <p className="max-w-prose text-ink-muted text-sm">{m.nutritionists_free_zone()}</p>
        </>
      ) : (
        <p className="text-ink-muted">{textWithoutDays(nextFreeAt)}</p>
      )}
    </section>
  )
}

function textWithoutDays(nextFreeAt: string | null | undefined): string {
  if (nextFreeAt === undefined) return m.nutritionists_times_unknown()
  return nextFreeAt === null ? m.nutritionists_no_free_time() : m.nutritionists_free_later()
}

function timeInWib(start: string): string {
  return formatMinuteOfDay(((Date.parse(start) + 7 * hourMs) % dayMs) / minuteMs)
}
