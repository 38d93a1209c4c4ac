import { AnswerList } from '#app/features/intake/answer-list.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import type { Intake } from '#server/contract/intake.schema.ts'

/** Where the choice is on the page. */
export const otherVersionId = 'other-version'

type OtherVersionProps = {
  other: Intake
  zone: string
  /** The page itself, which shows the other version to a browser without scripts. */
  href: string
  onTake: () => void
}

/** Lets the client choose between what this page shows and what another device saved. */
export function OtherVersion({ other, zone, href, onTake }: OtherVersionProps) {
  return (
    <Alert
      id={otherVersionId}
      tone="warning"
      title={m.intake_other_title()}
      className="scroll-my-24"
    >
      <div className="flex flex-col gap-3">
        {other.savedAt && <p>{m.intake_other_text({ time: formatTimeIn(other.savedAt, zone) })}</p>}
        <details>
          <summary className="tap w-fit cursor-pointer font-semibold underline">
            {m.intake_other_look()}
          </summary>
          <div className="pt-3">
            <AnswerList answers={other.answers} />
          </div>
        </details>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{m.intake_other_mine()}</Button>
          <a
            href={href}
            onClick={(event) => {
              event.preventDefault()
              onTake()
            }}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {m.intake_other_theirs()}
          </a>
        </div>
      </div>
    </Alert>
  )
}
