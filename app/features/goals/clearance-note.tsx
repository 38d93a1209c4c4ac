import { formatDate } from '#app/i18n/format.ts'
import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { GoalClearance } from '#server/contract/goal-clearance.schema.ts'
import { useEndClearance } from './goal.mutations.ts'
import { clearedWords } from './goal-words.ts'

/** What a nutritionist signed so that the member may set a goal, and the way to end it. */
export function ClearanceNote({ clearance }: { clearance: GoalClearance }) {
  const end = useEndClearance()
  const { nutritionist, reasons, rationale, validUntil } = clearance
  return (
    <Alert role="note" className="max-w-3xl">
      <div className="flex flex-col gap-3">
        <p>
          {m.goals_cleared({
            name: nutritionist,
            what: listText(reasons.map((reason) => clearedWords[reason]())),
            until: formatDate(validUntil),
          })}
        </p>
        <details>
          <summary className="tap w-fit cursor-pointer font-semibold underline">
            {m.goals_cleared_more()}
          </summary>
          <div className="flex flex-col items-start gap-3 pt-2">
            <p className="whitespace-pre-line">
              {m.goals_cleared_rationale({ name: nutritionist, rationale })}
            </p>
            <p>{m.goals_cleared_end_text({ name: nutritionist })}</p>
            <FailureAlert error={end.error} title={m.goals_failed_title()} />
            <Button
              variant="secondary"
              size="sm"
              isBusy={end.isPending}
              onClick={() => end.mutate()}
            >
              {m.goals_cleared_end()}
            </Button>
          </div>
        </details>
      </div>
    </Alert>
  )
}
