import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { DurationChoice } from './duration-choice.tsx'
import { programQueries } from './programs.queries.ts'

/** Where the page's first button leads. */
export const durationsId = 'durations'

type ProgramDurationsProps = { slug: string; nutritionist?: string | undefined }

export function ProgramDurations({ slug, nutritionist }: ProgramDurationsProps) {
  const { data, refetch, isFetching } = useSuspenseQuery(programQueries.durations(slug))
  return (
    <Card id={durationsId} className="lg:sticky lg:top-6">
      <h2 className="mb-4 text-xl">{m.programs_durations_title()}</h2>
      {data.kind === 'available' ? (
        <DurationChoice key={slug} durations={data.durations} nutritionist={nutritionist} />
      ) : (
        <RetryNotice
          title={m.programs_durations_failed_title()}
          text={m.programs_durations_failed_text()}
          action={m.programs_durations_retry()}
          isBusy={isFetching}
          onRetry={() => refetch()}
        />
      )}
    </Card>
  )
}
