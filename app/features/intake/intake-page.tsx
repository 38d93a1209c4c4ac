import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn, localMoment } from '#app/i18n/zoned-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import type { Intake } from '#server/contract/intake.schema.ts'
import type { IntakeFormFailure } from './answer-intake-form.server.ts'
import { AnswerList } from './answer-list.tsx'
import { EatingState } from './eating-state.tsx'
import { IntakeForm } from './form/intake-form.tsx'

type IntakePageProps = {
  session: Appointment
  intake: Intake
  failure: IntakeFormFailure | undefined
}

/** What a client writes before a session. Once it has begun, they read what they wrote. */
export function IntakePage({ session, intake, failure }: IntakePageProps) {
  const { id, nutritionist, startsAt, zone } = session
  const { name } = nutritionist
  const { isOpen, repeatedFrom } = intake
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        kicker={
          <Link to="/konsultasi/sesi/$id" params={{ id }} className="underline">
            {m.appointments_session_title({ name })}, {formatDateTimeIn(startsAt, zone)}
          </Link>
        }
        title={m.intake_title()}
        description={isOpen ? m.intake_lead({ name }) : undefined}
      />
      <p className="max-w-prose text-ink-muted">{m.intake_privacy({ name })}</p>
      {isOpen ? (
        <>
          {repeatedFrom && (
            <Alert>
              {m.intake_repeated({ date: formatDate(localMoment(repeatedFrom, zone).day) })}
            </Alert>
          )}
          <FailureAlert error={failure?.error} />
          <IntakeForm
            {...{ id, intake, zone, failure }}
            eating={<Eating session={session} check={intake.eatingCheck} />}
          />
        </>
      ) : (
        <FixedIntake intake={intake} />
      )}
    </div>
  )
}

type EatingProps = { session: Appointment; check: Intake['eatingCheck'] }

/** The result of the five questions about eating, and the way to them. */
function Eating({ session: { trackerId, nutritionist }, check }: EatingProps) {
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line p-4">
      <EatingState check={check} />
      {trackerId && (
        <Link
          to="/tracker/$id/goals"
          params={{ id: trackerId }}
          className="tap self-start font-semibold text-link underline underline-offset-3"
        >
          {m.intake_eating_open()}
        </Link>
      )}
      <p className="text-ink-muted text-sm">{m.intake_eating_seen({ name: nutritionist.name })}</p>
    </div>
  )
}

function FixedIntake({ intake: { answers, version, eatingCheck } }: { intake: Intake }) {
  if (version === 0) return <p>{m.intake_fixed_empty()}</p>
  return (
    <>
      <p className="font-semibold">{m.intake_fixed()}</p>
      <AnswerList answers={answers} />
      <EatingState check={eatingCheck} />
    </>
  )
}
