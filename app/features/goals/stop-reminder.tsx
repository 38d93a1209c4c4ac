import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'
import { useStopReminder } from './goal.mutations.ts'

/**
 * Ends a reminder as soon as its page opens: the tap in the mail was the consent. A mail program that
 * prefetches links runs no script, so it ends nothing. A URL without a reminder says that nothing ended.
 */
export function StopReminder({ id }: { id: string | undefined }) {
  const stop = useStopReminder()
  const hasBegun = useRef(false)
  const { mutate } = stop
  useEffect(() => {
    if (hasBegun.current || !id) return
    hasBegun.current = true
    mutate(id)
  }, [id, mutate])
  return (
    <PicturePanel ground="bare" picture={<EmptyPlate className="size-28 md:size-56" />}>
      <PageHeading
        title={id ? m.goals_stop_title() : m.goals_stop_no_link_title()}
        description={<span role="status">{textOf(stop.status, id)}</span>}
      />
      {stop.isError && id && (
        <>
          <Alert tone="danger" title={m.goals_failed_title()}>
            {textOfError(stop.error)}
          </Alert>
          <Button isBusy={stop.isPending} onClick={() => mutate(id)}>
            {m.goals_stop_action()}
          </Button>
        </>
      )}
      {(stop.isSuccess || !id) && (
        <Link to="/tracker" className={buttonStyles({})}>
          {m.goals_stop_to_tracker()}
        </Link>
      )}
    </PicturePanel>
  )
}

type StopStatus = ReturnType<typeof useStopReminder>['status']

function textOf(status: StopStatus, id: string | undefined): string | undefined {
  if (!id) return m.goals_stop_no_link()
  if (status === 'success') return m.goals_stop_done()
  // The alert below explains the error.
  return status === 'error' ? undefined : m.goals_stop_waiting()
}
