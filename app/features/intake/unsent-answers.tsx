import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { IntakeAnswers } from '#server/contract/intake.schema.ts'
import { AnswerList } from './answer-list.tsx'

type UnsentAnswersProps = {
  answers: IntakeAnswers
  /** The nutritionist. */
  name: string
  onForget: () => void
}

/** What this device kept because the session began before it was saved. */
export function UnsentAnswers({ answers, name, onForget }: UnsentAnswersProps) {
  return (
    <Alert tone="warning" title={m.intake_unsent_title()}>
      <div className="flex flex-col gap-3">
        <p>{m.intake_unsent_text({ name })}</p>
        <AnswerList answers={answers} />
        <Button variant="secondary" size="sm" className="self-start" onClick={onForget}>
          {m.intake_unsent_forget()}
        </Button>
      </div>
    </Alert>
  )
}
