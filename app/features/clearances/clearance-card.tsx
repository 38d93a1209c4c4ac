import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Prover } from '#app/profile/proof-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { MarkedList } from '#app/ui/marked-list.tsx'
import type { ClearanceBoard, GoalClearance } from '#server/contract/goal-clearance.schema.ts'
import { ClearanceForm } from './clearance-form.tsx'
import { clearingWords, reasonWords } from './clearance-words.ts'
import { useEndClearance } from './clearances.mutations.ts'

type ClearanceCardProps = {
  trackerId: string
  /** The client's name. */
  name: string
  board: ClearanceBoard
  signer: Prover
}

/** Why a client may not set a goal alone, what the nutritionist signed about it, and the form to sign. */
export function ClearanceCard({ trackerId, name, board, signer }: ClearanceCardProps) {
  const { reasons, clearance } = board
  const lifted: readonly string[] = clearance?.reasons ?? []
  const open = (reasons ?? []).filter((reason) => !lifted.includes(reason))
  return (
    <section aria-labelledby="clearance">
      <Card className="flex flex-col gap-5">
        <h2 id="clearance" tabIndex={-1} className="text-2xl outline-none">
          {m.practice_clearance_title()}
        </h2>
        {reasons === null && <p>{m.practice_clearance_hidden({ name })}</p>}
        {clearance && <InForce {...{ trackerId, clearance }} />}
        {open.length > 0 && (
          <div className="flex flex-col gap-3">
            <p>{m.practice_clearance_stands({ name })}</p>
            <MarkedList icon="info" items={open.map((reason) => reasonWords[reason]())} />
          </div>
        )}
        {reasons?.length === 0 && !clearance && <p>{m.practice_clearance_free({ name })}</p>}
        {reasons && <WayToSign {...{ trackerId, name, board, reasons, signer }} />}
      </Card>
    </section>
  )
}

function InForce({ trackerId, clearance }: { trackerId: string; clearance: GoalClearance }) {
  const end = useEndClearance(trackerId)
  const { reasons, rationale, validUntil, signedAt } = clearance
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {m.practice_clearance_in_force({
          signed: formatDate(signedAt),
          until: formatDate(validUntil),
        })}
      </p>
      <MarkedList icon="check" items={reasons.map((reason) => clearingWords[reason]())} />
      <p className="max-w-prose whitespace-pre-line break-words text-ink-muted">{rationale}</p>
      <FailureAlert error={end.error} />
      <Button
        variant="secondary"
        className="self-start"
        isBusy={end.isPending}
        onClick={() => end.mutate()}
      >
        {m.practice_clearance_end()}
      </Button>
    </div>
  )
}

type WayToSignProps = ClearanceCardProps & { reasons: NonNullable<ClearanceBoard['reasons']> }

/** A reason that cannot be lifted leaves nothing to sign. */
function WayToSign({ board, reasons, ...props }: WayToSignProps) {
  const liftable = reasons.filter((reason) => reason === 'disease' || reason === 'eating')
  if (liftable.length < reasons.length)
    return <p className="text-ink-muted">{m.practice_clearance_never()}</p>
  return (
    // A new signature closes the form.
    <details key={board.clearance?.id}>
      <summary className="tap w-fit cursor-pointer font-semibold text-link">
        {board.clearance ? m.practice_clearance_sign_again() : m.practice_clearance_sign()}
      </summary>
      <ClearanceForm
        {...props}
        {...board}
        offered={[...liftable, 'intake']}
        onSigned={() => document.getElementById('clearance')?.focus()}
      />
    </details>
  )
}
