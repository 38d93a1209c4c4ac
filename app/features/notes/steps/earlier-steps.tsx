import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { EarlierAction } from '#server/contract/session-action.schema.ts'
import { MarkedSteps } from './marked-steps.tsx'

type EarlierStepsProps = { actions: EarlierAction[]; zone: string }

/** The outcomes of the steps of earlier sessions. Renders nothing without one. */
export function EarlierSteps({ actions, zone }: EarlierStepsProps) {
  if (actions.length === 0) return null
  const sessions = [...new Set(actions.map(({ startsAt }) => startsAt))]
  return (
    <section aria-labelledby="earlier" className="flex flex-col gap-4">
      <h2 id="earlier" className="text-2xl">
        {m.notes_earlier()}
      </h2>
      {sessions.map((startsAt) => (
        <div key={startsAt} className="flex flex-col gap-1">
          <p className="text-ink-muted text-sm">{formatDateTimeIn(startsAt, zone)}</p>
          <MarkedSteps actions={actions.filter((action) => action.startsAt === startsAt)} />
        </div>
      ))}
    </section>
  )
}
