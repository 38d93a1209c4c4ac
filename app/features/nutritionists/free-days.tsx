import { Link } from '@tanstack/react-router'
import type { WithNextFree } from '#app/clients/next-free.server.ts'
import { formatShortDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import { nameOfWeekday, nextFreeText } from './nutritionist-words.ts'

type FreeDaysProps = {
  nutritionist: WithNextFree<{ slug: string }>
  /** Undefined while they are unknown. */
  days: FreeTimes['days'] | undefined
}

/** The next days on which a nutritionist has free times, in WIB. Each time leads to its booking. */
export function FreeDays({ nutritionist, days }: FreeDaysProps) {
  const { slug, takesNewClients } = nutritionist
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{m.nutritionists_free_title()}</h2>
      {takesNewClients && days && days.length > 0 ? (
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
                      {formatTimeIn(start, 'Asia/Jakarta')}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <p className="max-w-prose text-ink-muted text-sm">{m.nutritionists_free_zone()}</p>
        </>
      ) : (
        <p className="text-ink-muted">{textWithoutDays(nutritionist)}</p>
      )}
    </section>
  )
}

function textWithoutDays(nutritionist: FreeDaysProps['nutritionist']): string {
  const { nextFreeAt } = nutritionist
  if (nextFreeAt === undefined) return m.nutritionists_times_unknown()
  return nextFreeAt === null ? nextFreeText(nutritionist) : m.nutritionists_free_later()
}
