import { useSetPaused } from '#app/features/practice/practice.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Practice } from '#server/contract/practice.schema.ts'

/** Stops new bookings, or allows them again. Booked sessions stay. */
export function PauseSection({ practice }: { practice: Practice }) {
  const set = useSetPaused()
  const isPaused = practice.state === 'paused'
  return (
    <section
      id="jeda"
      aria-labelledby="pause-title"
      className="flex scroll-mt-6 flex-col gap-4 border-line border-t pt-8"
    >
      <h2 id="pause-title" className="text-2xl">
        {m.practice_pause_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">
        {practice.isSuspended
          ? m.practice_pause_suspended()
          : isPaused
            ? m.practice_pause_is()
            : m.practice_pause_text()}
      </p>
      <FailureAlert error={set.error} />
      {practice.isSuspended ? (
        <ContactLines />
      ) : (
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          className="self-start"
          isBusy={set.isPending}
          onClick={() => set.mutate({ isPaused: !isPaused })}
        >
          {isPaused ? m.practice_pause_end() : m.practice_pause_start()}
        </Button>
      )}
    </section>
  )
}
