import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { checkedSections } from '#app/features/appointments/care/checked-sections.ts'
import { FirstSections } from '#app/features/appointments/care/first-sections.tsx'
import { aheadOf, startsProgram } from '#app/features/appointments/program-days.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn, formatTimeIn } from '#app/i18n/zoned-time.ts'
import { formatClock, useServerSecondsLeft } from '#app/lib/seconds-left.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import type { Consultations } from '#server/contract/appointment.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { Waiting } from '#server/contract/waitlist.schema.ts'
import type { WaitingFailure } from './answer-waiting-form.server.ts'
import { useAcceptOffer, useDeclineOffer } from './waiting.mutations.ts'

type OpenOfferProps = {
  waiting: Waiting
  offer: NonNullable<Waiting['offer']>
  /** The tracker whose session it takes. */
  tracker: Consultations['trackers'][number] | undefined
  /** The client's sessions ahead, of every program. */
  upcoming: Consultations['upcoming']
  /** The server's time of this answer. */
  now: string
  /** Why a form sent without scripts changed nothing. */
  failure: WaitingFailure | undefined
  onBooked: (appointmentId: string) => void
}

/** A time that is held for the client, with its clock: taking it costs a session, letting it pass none. */
export function OpenOffer(props: OpenOfferProps) {
  const { waiting, offer, tracker, upcoming, now, failure, onBooked } = props
  const { nutritionist, zone } = waiting
  const { appointmentId } = offer
  const accept = useAcceptOffer(appointmentId, onBooked)
  const decline = useDeclineOffer(appointmentId)
  const acceptId = useId()
  const refused = failure?.id === appointmentId ? failure.error : undefined
  const canAccept = tracker !== undefined && tracker.sessionBalance > 0
  const secondsLeft = useServerSecondsLeft({ until: offer.until, now })
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <div className="flex items-start gap-5">
        <Portrait slug={nutritionist.slug} size="line" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-ink-muted">{m.waiting_offer_title({ name: nutritionist.name })}</h2>
          <p className="font-semibold text-xl">{formatDateTimeIn(offer.startsAt, zone)}</p>
        </div>
      </div>
      {secondsLeft === 0 ? (
        <p role="status" className="font-semibold">
          {m.waiting_offer_over()}
        </p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span
              role="timer"
              className="inline-flex items-center gap-2 rounded-control bg-warning-soft px-4 py-2 font-semibold text-warning-ink tabular-nums"
            >
              <Icon name="clock" />
              {m.waiting_offer_left({ left: formatClock(secondsLeft) })}
            </span>
            {m.waiting_offer_held({ time: formatTimeIn(offer.until, zone) })}
          </p>
          <Cost tracker={tracker} slug={nutritionist.slug} />
          {canAccept &&
            startsProgram(tracker, {
              start: offer.startsAt,
              beside: aheadOf(tracker, { upcoming, now }),
            }) && <p>{m.appointments_starts_program()}</p>}
          <FailureAlert error={accept.error ?? decline.error ?? refused} />
          {canAccept && (
            <form
              id={acceptId}
              method="post"
              onSubmit={(event) => {
                event.preventDefault()
                const sections = checkedSections(new FormData(event.currentTarget))
                accept.mutate(sections)
              }}
            >
              <input type="hidden" name="id" value={appointmentId} />
              <input type="hidden" name="does" value="accept" />
              {!tracker.relation && <FirstSections name={nutritionist.name} />}
            </form>
          )}
          <div className="flex flex-wrap gap-3">
            {canAccept && (
              <Button type="submit" form={acceptId} size="lg" isBusy={accept.isPending}>
                {m.waiting_accept()}
              </Button>
            )}
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault()
                decline.mutate()
              }}
            >
              <input type="hidden" name="id" value={appointmentId} />
              <input type="hidden" name="does" value="decline" />
              <Button type="submit" size="lg" variant="secondary" isBusy={decline.isPending}>
                {m.waiting_decline()}
              </Button>
            </form>
          </div>
          <p className="text-ink-muted text-sm">{m.waiting_decline_note()}</p>
        </>
      )}
    </Card>
  )
}

type CostProps = Pick<OpenOfferProps, 'tracker'> & { slug: string }

/** What taking the time costs, or the way to a session. */
function Cost({ tracker, slug }: CostProps) {
  if (tracker && tracker.sessionBalance > 0) {
    const { sessionBalance, grantedSessions } = tracker
    return <p>{m.appointments_cost({ left: sessionBalance - 1, count: grantedSessions })}</p>
  }
  if (tracker && isConsultationSlug(tracker.programSlug))
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{m.waiting_offer_used()}</p>
        <Link
          to="/konsultasi/jadwal"
          search={{ nutritionist: slug }}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {m.waiting_offer_other_times()}
        </Link>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{m.waiting_offer_no_session()}</p>
      <Link to="/extend-program" className={buttonStyles()}>
        {m.waiting_offer_extend()}
      </Link>
    </div>
  )
}
