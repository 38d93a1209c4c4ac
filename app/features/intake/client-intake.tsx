import { useQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Card } from '#app/ui/card.tsx'
import { AnswerList } from './answer-list.tsx'
import { EatingState } from './eating-state.tsx'
import { intakeQueries } from './intake.queries.ts'

type ClientIntakeProps = {
  id: string
  /** Of the nutritionist. */
  zone: string
}

/** What the client wrote before a session, for its nutritionist. */
export function ClientIntake({ id, zone }: ClientIntakeProps) {
  const { data: intake } = useQuery(intakeQueries.ofClient(id))
  if (intake === undefined) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{m.intake_of_client()}</h2>
      {intake ? (
        <Card className="flex flex-col gap-4">
          <p className="text-ink-muted text-sm">
            {m.intake_of_client_saved({ time: formatDateTimeIn(intake.savedAt, zone) })}
          </p>
          <AnswerList answers={intake.answers} />
          <EatingState check={intake.eatingCheck} />
        </Card>
      ) : (
        <p className="text-ink-muted">{m.intake_of_client_none()}</p>
      )}
    </section>
  )
}
