import { useCancelForClient, useMoveForClient } from '#app/features/practice/practice.mutations.ts'
import type { SessionView } from '#app/features/practice/practice.server.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { fairNoticeMs } from '#server/contract/fair-notice.ts'
import { StartForm } from './start-form.tsx'

type ChangeSessionProps = {
  view: SessionView
  /** This part is gone by then, and the focus with it. */
  onCancelled: () => void
}

/** Moves or cancels a session that has not begun; both say first what they mean for the client. */
export function ChangeSession({ view, onCancelled }: ChangeSessionProps) {
  const { session, practice, now } = view
  const { id, startsAt, state, client } = session
  const move = useMoveForClient()
  const cancel = useCancelForClient()
  const leftMs = Date.parse(startsAt) - Date.parse(now)
  if (state !== 'booked' || leftMs <= 0) return null
  return (
    <>
      <section aria-labelledby="move" className="flex flex-col gap-4 border-line border-t pt-8">
        <h2 id="move" className="text-xl">
          {m.practice_move_title()}
        </h2>
        <p className="max-w-prose text-pretty text-ink-muted">{m.practice_move_text()}</p>
        {client.trackerId && (
          <StartForm
            key={startsAt}
            moving={id}
            zone={practice.zone}
            zoneName={nameOfZone(practice.zone, new Date(now))}
            action={m.practice_move_action()}
            isBusy={move.isPending}
            error={move.error}
            onStart={(start) => move.mutate({ id, start })}
          />
        )}
        <p role="status" className="text-success-ink empty:sr-only">
          {move.isSuccess && m.practice_move_done()}
        </p>
      </section>
      <section aria-labelledby="cancel" className="flex flex-col gap-4 border-line border-t pt-8">
        <h2 id="cancel" className="text-xl">
          {m.practice_cancel_title()}
        </h2>
        <p className="max-w-prose text-pretty text-ink-muted">
          {leftMs < fairNoticeMs ? m.practice_cancel_short() : m.practice_cancel_text()}
        </p>
        <details>
          <summary className="rounded-control font-semibold text-link">
            {m.practice_cancel_open()}
          </summary>
          <div className="mt-4 flex flex-col gap-4">
            <FailureAlert error={cancel.error} />
            <Button
              variant="danger"
              className="self-start"
              isBusy={cancel.isPending}
              onClick={() => cancel.mutateAsync({ id }).then(onCancelled, () => undefined)}
            >
              {m.practice_cancel_action()}
            </Button>
          </div>
        </details>
      </section>
    </>
  )
}
