import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn, localMoment } from '#app/i18n/zoned-time.ts'
import { useDraft } from '#app/sync/use-draft.ts'
import { Alert } from '#app/ui/alert.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import type { Intake } from '#server/contract/intake.schema.ts'
import type { IntakeFormFailure } from './answer-intake-form.server.ts'
import { AnswerList } from './answer-list.tsx'
import { EatingState } from './eating-state.tsx'
import { answersIn } from './form/intake-form.schema.ts'
import { IntakeForm } from './form/intake-form.tsx'
import { UnsentAnswers } from './unsent-answers.tsx'

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
        <FixedIntake {...{ id, intake, name }} />
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

type FixedIntakeProps = { id: string; intake: Intake; name: string }

function FixedIntake({ id, intake, name }: FixedIntakeProps) {
  const { draft, forget } = useDraft(`intake-${id}`)
  const [isForgotten, setForgotten] = useState(false)
  const unsent = draft && !isForgotten ? answersIn(draft) : undefined
  const { answers, version, eatingCheck } = intake
  return (
    <>
      {unsent && (
        <UnsentAnswers
          {...{ name, answers: unsent }}
          onForget={() => {
            forget()
            setForgotten(true)
          }}
        />
      )}
      {version === 0 ? (
        <p>{m.intake_fixed_empty()}</p>
      ) : (
        <>
          <p className="font-semibold">{m.intake_fixed()}</p>
          <AnswerList answers={answers} />
          <EatingState check={eatingCheck} />
        </>
      )}
    </>
  )
}
