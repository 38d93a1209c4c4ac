import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useChangeCare, useEndCare } from '#app/features/appointments/appointments.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { SectionBoxes } from '#app/readings/section-boxes.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Appointment, Consultations } from '#server/contract/appointment.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { CancelledSessions } from './cancelled-sessions.tsx'
import { careFormSchema } from './care-form.schema.ts'
import { CareViews } from './care-views.tsx'
import { WriteTo } from './write-to.tsx'

type Tracker = Consultations['trackers'][number]
type CarePanelProps = {
  tracker: Tracker
  programTitle: string
  /** The sessions ahead of the tracker. */
  ahead: Appointment[]
  /** The reader's time zone. */
  zone: string
  /** Leads to what the nutritionist sees of the tracker. */
  brief: ReactNode
}

/** The client's nutritionist: what they see, who looked, and the ways to change or end the care. */
export function CarePanel({ tracker, programTitle, ahead, zone, brief }: CarePanelProps) {
  const { trackerId, nutritionist, relation } = tracker
  const change = useChangeCare(trackerId)
  const end = useEndCare(trackerId)
  const { formProps } = useValidatedForm(careFormSchema, (sections) => {
    if (nutritionist) change.mutate({ nutritionist: nutritionist.slug, sections })
  })
  if (!nutritionist || !relation) return null
  const { name } = nutritionist
  return (
    <Section title={m.appointments_care_title({ program: programTitle })}>
      <p className="flex items-center gap-4">
        <Portrait slug={nutritionist.slug} size="line" />
        <span className="font-semibold text-lg">{name}</span>
      </p>
      <WriteTo nutritionist={nutritionist} />
      <form {...formProps} className="flex flex-col items-start gap-4">
        <p>{m.appointments_care_sees({ name })}</p>
        <SectionBoxes key={relation.id} chosen={relation.sections} />
        <p className="max-w-prose text-ink-muted text-sm">
          {m.appointments_care_goals_too({ name })}
        </p>
        <FailureAlert error={change.error} />
        {change.isSuccess && <Alert tone="success">{m.appointments_care_saved()}</Alert>}
        <Button type="submit" variant="secondary" isBusy={change.isPending}>
          {m.appointments_care_save()}
        </Button>
      </form>
      {brief}
      <CareViews trackerId={trackerId} zone={zone} />
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        {!isConsultationSlug(tracker.programSlug) && (
          <Link to="/ahli-gizi" className={buttonStyles({ variant: 'quiet', className: '-ml-5' })}>
            {m.appointments_care_change()}
          </Link>
        )}
        <details>
          <summary className={buttonStyles({ variant: 'quiet', className: '-ml-5' })}>
            {m.appointments_care_end_open()}
          </summary>
          <form
            method="post"
            className="flex flex-col items-start gap-3 pt-3"
            onSubmit={(event) => {
              event.preventDefault()
              end.mutate()
            }}
          >
            <p className="max-w-prose">{m.appointments_care_end_text({ name })}</p>
            <CancelledSessions sessions={ahead} />
            <FailureAlert error={end.error} />
            <Button type="submit" variant="danger" isBusy={end.isPending}>
              {m.appointments_care_end()}
            </Button>
          </form>
        </details>
      </div>
    </Section>
  )
}
