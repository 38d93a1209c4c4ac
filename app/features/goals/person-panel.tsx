import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { emergencyNumber } from '#app/nutrition/emergencies.ts'
import type { PersonReason } from '#app/nutrition/safe-goal.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { withEmergencyCall } from '#app/ui/emergency-rules.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import type { Tracker } from '#server/contract/tracker.schema.ts'
import { personWords } from './goal-words.ts'

type PersonPanelProps = {
  tracker: Pick<Tracker, 'id' | 'nutritionist'>
  reasons: PersonReason[]
  /** Whether a goal was set earlier and is paused now. */
  hasGoal: boolean
  /** The button that opens the profile again, in case it has changed. */
  children?: ReactNode
}

/** Shown instead of a goal: whom to consult, and what to do meanwhile. */
export function PersonPanel({ tracker, reasons, hasGoal, children }: PersonPanelProps) {
  const isAboutEating = reasons.includes('eating')
  return (
    <Card padding="lg" className="flex max-w-3xl flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h3 className="text-2xl">{m.goals_person_title()}</h3>
        {reasons.map((reason) => (
          <p key={reason} className="max-w-prose text-pretty text-lg">
            {personWords[reason]()}
          </p>
        ))}
        {hasGoal && <p className="max-w-prose text-ink-muted">{m.goals_person_rests()}</p>}
      </div>
      <StepList
        steps={[
          { title: m.goals_person_talk_title(), text: talkText(tracker.nutritionist, reasons) },
          ...(isAboutEating ? [{ title: m.goals_person_care_title(), text: <CareText /> }] : []),
          { title: m.goals_person_calm_title(), text: m.goals_person_calm_text() },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <WayToPerson tracker={tracker} />
        {children}
      </div>
    </Card>
  )
}

/** A nutritionist who sees a reason may clear it, but never each one. */
function talkText(nutritionist: Tracker['nutritionist'], reasons: PersonReason[]): string {
  const isClearable = reasons.every((reason) => reason === 'disease' || reason === 'eating')
  if (!nutritionist || !isClearable) return m.goals_person_talk_text()
  return m.goals_person_talk_clear({ name: nutritionist.name })
}

/** The free times of the member's own nutritionist, or how to find one. */
function WayToPerson({ tracker: { id, nutritionist } }: Pick<PersonPanelProps, 'tracker'>) {
  if (!nutritionist)
    return (
      <Link to="/ahli-gizi" className={buttonStyles()}>
        {m.goals_person_action()}
      </Link>
    )
  return (
    <Link
      to="/konsultasi/jadwal"
      search={{ nutritionist: nutritionist.slug, tracker: id }}
      className={buttonStyles()}
    >
      {m.goals_person_action_own({ name: nutritionist.name })}
    </Link>
  )
}

function CareText() {
  return withEmergencyCall(m.goals_person_care_text({ number: emergencyNumber }))
}
