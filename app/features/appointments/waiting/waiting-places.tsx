import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/i18n/format.ts'
import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { weekdayName } from '#app/i18n/weekday-names.ts'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Waiting } from '#server/contract/waitlist.schema.ts'
import type { WaitingFailure } from './answer-waiting-form.server.ts'
import { dayPartOf, dayParts } from './day-part.ts'
import { useLeaveList } from './waiting.mutations.ts'

type WaitingPlacesProps = {
  waiting: Waiting[]
  /** The server's time. */
  now: string
  /** Why a form sent without scripts changed nothing. */
  failure: WaitingFailure | undefined
}

/** The waiting lists on which a client is. */
export function WaitingPlaces({ waiting, now, failure }: WaitingPlacesProps) {
  if (waiting.length === 0) return null
  return (
    <Section title={m.waiting_title()}>
      <ul className="divide-y divide-line border-line border-y">
        {waiting.map((place) => (
          <li key={place.id} className="py-4">
            <WaitingPlace
              waiting={place}
              now={now}
              refused={failure?.id === place.id ? failure.error : undefined}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type WaitingPlaceProps = { waiting: Waiting; now: string; refused: unknown }

function WaitingPlace({ waiting, now, refused }: WaitingPlaceProps) {
  const { id, trackerId, nutritionist, zone, missedStart } = waiting
  const leave = useLeaveList(id)
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{m.waiting_place({ name: nutritionist.name })}</h3>
      <p>{wishText(waiting, now)}</p>
      {missedStart && (
        <p className="text-ink-muted">
          {m.waiting_missed({ time: formatDateTimeIn(missedStart, zone) })}
        </p>
      )}
      <FailureAlert error={leave.error ?? refused} />
      <div className="flex flex-wrap gap-3">
        <Link
          to="/konsultasi/jadwal"
          search={{ nutritionist: nutritionist.slug, tracker: trackerId, zone }}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {m.waiting_change()}
        </Link>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            leave.mutate()
          }}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="does" value="leave" />
          <Button type="submit" variant="quiet" isBusy={leave.isPending}>
            {m.waiting_leave()}
          </Button>
        </form>
      </div>
    </div>
  )
}

function wishText(waiting: Waiting, now: string): string {
  return m.waiting_wish({
    days: listText(waiting.weekdays.toSorted().map(weekdayName)),
    part: dayParts[dayPartOf(waiting)].name().toLowerCase(),
    until: formatDate(waiting.untilOn),
    zone: nameOfZone(waiting.zone, new Date(now)),
  })
}
