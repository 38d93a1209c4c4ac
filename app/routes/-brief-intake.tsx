import { useQuery } from '@tanstack/react-query'
import { intakeQueries } from '#app/features/intake/intake.queries.ts'
import { IntakeSummary } from '#app/features/intake/intake-summary.tsx'

type OfSession = { sessionId: string }

/** What the client wrote before their next session, at the top of the brief. */
export function ClientBriefIntake({ sessionId }: OfSession) {
  const { data: intake } = useQuery(intakeQueries.ofClient(sessionId))
  return intake ? <IntakeSummary answers={intake.answers} /> : null
}

/** The same for the client. Answers that the form only repeats are not sent yet. */
export function OwnBriefIntake({ sessionId }: OfSession) {
  const { data: intake } = useQuery(intakeQueries.own(sessionId))
  return intake && intake.version > 0 ? <IntakeSummary answers={intake.answers} /> : null
}
