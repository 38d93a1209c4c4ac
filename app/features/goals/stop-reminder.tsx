import { useEffect, useRef } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useStopReminder } from './goal.mutations.ts'

/**
 * Ends a reminder as soon as its page is open: the tap in the mail was the one. A mail program that
 * fetches links ahead runs no script, so it ends nothing.
 */
export function StopReminder({ id }: { id: string }) {
  const stop = useStopReminder()
  const hasBegun = useRef(false)
  const { mutate } = stop
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate(id)
  }, [id, mutate])
  return (
    <div className="flex flex-col items-start gap-6">
      <PageHeading
        title={m.goals_stop_title()}
        description={
          <span role="status">{stop.isSuccess ? m.goals_stop_done() : m.goals_stop_waiting()}</span>
        }
      />
      {stop.isError && (
        <>
          <Alert tone="danger" title={m.goals_failed_title()}>
            {textOfError(stop.error)}
          </Alert>
          <Button isBusy={stop.isPending} onClick={() => mutate(id)}>
            {m.goals_stop_action()}
          </Button>
        </>
      )}
    </div>
  )
}
