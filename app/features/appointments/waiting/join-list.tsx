import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Waiting } from '#server/contract/waitlist.schema.ts'
import type { WaitingFailure } from './answer-waiting-form.server.ts'
import { WaitForm } from './wait-form.tsx'
import { useJoinList } from './waiting.mutations.ts'

type JoinListProps = {
  slug: string
  /** The client's program. Its first day without the program is `endsOn`. */
  tracker: { trackerId: string; endsOn: string }
  /** The place of a client who waits for this nutritionist already. */
  waiting: Waiting | undefined
  /** The reader's time zone, in which the days and times count. */
  zone: string
  /** The server's time. */
  now: string
  /** The last day whose times the page shows: a client waits until then unless they choose another. */
  lastShownDay: string
  /** Shows the form at once, because no time is free or it failed. */
  isOpen: boolean
  failure: WaitingFailure | undefined
}

/** The quiet way onto the waiting list of a nutritionist, below the free times. */
export function JoinList({
  slug,
  tracker,
  waiting,
  zone,
  now,
  lastShownDay,
  isOpen,
  failure,
}: JoinListProps) {
  const join = useJoinList()
  const { day: today } = localMoment(now, zone)
  const lastDay = dayAfter(tracker.endsOn, -1)
  const [until = lastDay] = [lastShownDay, lastDay].toSorted()
  if (join.isSuccess)
    return (
      <Alert tone="success" title={m.waiting_joined_title()}>
        {m.waiting_joined_text()}{' '}
        <Link to="/konsultasi/saya" className="text-link underline">
          {m.waiting_joined_link()}
        </Link>
      </Alert>
    )
  return (
    <details open={isOpen || undefined} className="rounded-control border border-line p-4">
      <summary className="tap w-fit cursor-pointer font-semibold text-link">
        {waiting ? m.waiting_change() : m.waiting_open()}
      </summary>
      <div className="flex flex-col gap-5 pt-4">
        <p className="max-w-prose text-pretty">{m.waiting_lead()}</p>
        <WaitForm
          {...{ waiting, today, lastDay, until, failure }}
          fields={
            <>
              <input type="hidden" name="waits" value={tracker.trackerId} />
              <input type="hidden" name="zone" value={zone} />
            </>
          }
          error={join.error ?? failure?.error}
          isBusy={join.isPending}
          onSend={(wish) =>
            join.mutate({ trackerId: tracker.trackerId, nutritionist: slug, zone, ...wish })
          }
        />
      </div>
    </details>
  )
}
