import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { circumstancesOn, hasFreshEatingCheck } from '#app/nutrition/circumstances.ts'
import { useDraft } from '#app/sync/use-draft.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { StepProgress } from '#app/ui/step-progress.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { EatingStep } from './eating-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { type Target, TargetStep, targetDraftOf } from './target-step.tsx'

/** Renders the profile form; the route passes it in. */
export type AboutForm = (form: { submit: string; onSaved: () => void }) => ReactNode

const steps = ['about', 'eating', 'target', 'review'] as const
type Step = (typeof steps)[number]

type GoalWizardProps = {
  trackerId: string
  today: string
  profile: StoredNutritionProfile | null
  isCalm: boolean
  /** The latest recent weight; undefined if there was none in the last weeks. */
  kilograms: number | undefined
  aboutForm: AboutForm
  firstStep?: Step
  onClose?: (() => void) | undefined
  onDone: () => void
}

/** Leads from the profile to a safe goal. It begins with the first step that is not answered yet. */
export function GoalWizard({ trackerId, today, profile, kilograms, ...rest }: GoalWizardProps) {
  const { isCalm, aboutForm, onClose } = rest
  const { forget } = useDraft(targetDraftOf(trackerId))
  const onDone = () => {
    forget()
    rest.onDone()
  }
  const [step, setStep] = useCarriedState<Step>(
    `goal step ${rest.firstStep ?? ''}`,
    rest.firstStep ?? firstOpenStep(today, profile),
  )
  const [hasMoved, setHasMoved] = useState(false)
  const [target, setTarget] = useCarriedState<Target | undefined>('goal target', undefined)
  const go = (next: Step) => {
    setHasMoved(true)
    setStep(next)
  }
  const isKnown = profile !== null && kilograms !== undefined
  const circumstances = profile && circumstancesOn(today, profile)
  const basis = isKnown && { ...profile, ...circumstancesOn(today, profile), kilograms }
  return (
    <Card padding="lg" data-editor="goal" className="flex max-w-3xl flex-col gap-7">
      <StepProgress
        label={m.goals_steps()}
        steps={steps.map((name) => titles[name].short())}
        current={steps.indexOf(step)}
      />
      <StepHeading key={step} title={titles[step].long()} takesFocus={hasMoved}>
        {titles[step].text?.()}
      </StepHeading>
      {step === 'about' &&
        aboutForm({
          submit: m.goals_next(),
          onSaved: () => go('eating'),
        })}
      {step === 'eating' && <EatingStep onBack={() => go('about')} onDone={() => go('target')} />}
      {step === 'target' && !isKnown && <WeightFirst trackerId={trackerId} />}
      {step === 'target' && basis && circumstances && (
        <TargetStep
          trackerId={trackerId}
          basis={basis}
          circumstances={circumstances}
          isCalm={isCalm}
          first={target}
          onBack={() => go('eating')}
          onDone={(wished) => {
            setTarget(wished)
            go('review')
          }}
        />
      )}
      {step === 'review' && basis && target && (
        <ReviewStep
          {...{ trackerId, today, basis, target, isCalm, onDone }}
          onBack={() => go('target')}
        />
      )}
      {onClose && (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            forget()
            onClose()
          }}
        >
          {m.goals_close()}
        </Button>
      )}
    </Card>
  )
}

const titles = {
  about: { short: m.goals_step_about, long: m.goals_about_title, text: m.goals_about_text },
  eating: { short: m.goals_step_eating, long: m.goals_eating_title, text: m.goals_eating_text },
  target: { short: m.goals_step_target, long: m.goals_target_title, text: m.goals_target_text },
  review: { short: m.goals_step_review, long: m.goals_review_title, text: undefined },
} satisfies Record<
  Step,
  { short: () => string; long: () => string; text?: (() => string) | undefined }
>

function firstOpenStep(today: string, profile: StoredNutritionProfile | null): Step {
  if (!profile) return 'about'
  return hasFreshEatingCheck(today, profile) ? 'target' : 'eating'
}

function WeightFirst({ trackerId }: { trackerId: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert title={m.goals_weight_first_title()}>{m.goals_weight_first_text()}</Alert>
      <Link to="/tracker/$id" params={{ id: trackerId }} className={buttonStyles()}>
        {m.goals_weight_first_action()}
      </Link>
    </div>
  )
}

type StepHeadingProps = {
  title: string
  children?: ReactNode
  /** True after a move from another step, so that screen readers announce the new one. */
  takesFocus: boolean
}

function StepHeading({ title, children, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="flex flex-col gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h3>
      {children && <div className="max-w-prose text-pretty text-ink-muted">{children}</div>}
    </div>
  )
}
