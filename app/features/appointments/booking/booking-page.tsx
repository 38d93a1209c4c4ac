import type { ReactNode } from 'react'
import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import type { BookingSearch } from './booking-search.ts'
import { DayStrip } from './times/day-strip.tsx'
import { NoTimes } from './times/no-times.tsx'
import { OtherDays } from './times/other-days.tsx'
import { SoonestTimes } from './times/soonest-times.tsx'
import { TimeGroups } from './times/time-groups.tsx'
import { ZonePicker } from './times/zone-picker.tsx'

type BookingPageProps = {
  free: FreeTimesView
  /** The reader's time zone. */
  zone: string
  search: BookingSearch
  /** The day whose times are shown, `YYYY-MM-DD`; undefined if no day has a free time. */
  day: string | undefined
  /** The session that moves. */
  moving: Appointment | undefined
  /** The reader's day, and the last one on which they can book. */
  today: string
  lastDay: string | undefined
  /** Given if the program ends before some of the free times. */
  programEndsOn: string | undefined
  /** The choice of the tracker whose session pays. */
  trackerChoice: ReactNode
  /** Says what the chosen time costs and books it. Undefined while no time is chosen. */
  confirm: ReactNode
  /** The way to this nutritionist without a booking. */
  change: ReactNode
  /** The way onto the waiting list. */
  waiting: ReactNode
  onZone: (zone: string) => void
}

/** The free times of a nutritionist, as links, so that they work before scripts and keep on reload. */
export function BookingPage({
  free,
  zone,
  search,
  day,
  moving,
  today,
  lastDay,
  programEndsOn,
  trackerChoice,
  confirm,
  change,
  waiting,
  onZone,
}: BookingPageProps) {
  const { name } = free
  const otherDays = <OtherDays {...{ days: free.days, today, lastDay, search }} />
  const isEmpty = free.days.every(({ starts }) => starts.length === 0)
  return (
    <Container className="flex flex-col gap-8 py-6 md:py-10">
      <div className="flex items-start gap-5">
        <Portrait slug={free.slug} size="line" />
        <PageHeading
          title={moving ? m.appointments_move_title({ name }) : m.appointments_book_title({ name })}
          description={
            moving
              ? m.appointments_move_from({ time: formatDateTimeIn(moving.startsAt, zone) })
              : m.appointments_book_lead({ minutes: free.sessionMinutes })
          }
        />
      </div>
      <ZonePicker zone={zone} now={free.now} search={search} onZone={onZone} />
      {trackerChoice}
      {isEmpty ? (
        <div className="flex max-w-2xl flex-col gap-6">
          <NoTimes {...{ free, zone, programEndsOn, search }} />
          {otherDays}
          {waiting}
          {change}
        </div>
      ) : (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-6">
            <SoonestTimes days={free.days} zone={zone} search={search} />
            <DayStrip days={free.days} shownDay={day} search={search} />
            {otherDays}
            <TimeGroups
              day={day}
              starts={free.days.find(({ date }) => date === day)?.starts ?? []}
              zone={zone}
              search={search}
            />
            {programEndsOn && (
              <p className="text-ink-muted">
                {m.appointments_until_end({ date: formatDate(programEndsOn) })}
              </p>
            )}
            {waiting}
            {change}
          </div>
          {confirm}
        </div>
      )}
    </Container>
  )
}
