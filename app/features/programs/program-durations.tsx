import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'
import { usualSessionMinutes } from '#server/contract/session-length.ts'
import { DurationChoice } from './duration-choice.tsx'
import { durationsId } from './durations-id.ts'
import type { DurationsAnswer } from './programs.server.ts'

type ProgramDurationsProps = {
  slug: string
  prices: DurationsAnswer
  nutritionist?: string | undefined
}

export function ProgramDurations({ slug, prices, nutritionist }: ProgramDurationsProps) {
  const again = useLoadAgain()
  return (
    <Card id={durationsId} className="lg:sticky lg:top-6">
      <h2 className="mb-4 text-xl">{m.programs_durations_title()}</h2>
      {prices.kind === 'available' ? (
        <>
          <DurationChoice key={slug} durations={prices.durations} nutritionist={nutritionist} />
          <p className="mt-4 border-line border-t pt-4 text-ink-muted text-sm">
            {m.programs_session_note({ minutes: usualSessionMinutes })}
          </p>
        </>
      ) : (
        <RetryNotice
          title={m.programs_durations_failed_title()}
          text={m.programs_durations_failed_text()}
          action={m.programs_durations_retry()}
          {...again}
        />
      )}
    </Card>
  )
}
