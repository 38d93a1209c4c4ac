import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DurationChoice } from './duration-choice.tsx'
import { programQueries } from './programs.queries.ts'

/** Where the page's first button leads. */
export const durationsId = 'durations'

export function ProgramDurations({ slug }: { slug: string }) {
  const { data, refetch, isFetching } = useSuspenseQuery(programQueries.durations(slug))
  return (
    <Card id={durationsId} className="lg:sticky lg:top-6">
      <h2 className="mb-4 text-xl">{m.programs_durations_title()}</h2>
      {data.kind === 'available' ? (
        <DurationChoice key={slug} durations={data.durations} />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <Alert tone="warning" title={m.programs_durations_failed_title()} className="w-full">
            {m.programs_durations_failed_text()}
          </Alert>
          <Button variant="secondary" isBusy={isFetching} onClick={() => refetch()}>
            {m.programs_durations_retry()}
          </Button>
        </div>
      )}
    </Card>
  )
}
