import { useDropDraft } from '#app/features/plans/plans.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Prover } from '#app/profile/proof-field.tsx'
import { useKeptContent } from '#app/sync/autosave/use-kept-content.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import {
  type MealPlanBoard,
  type PlanContent,
  type PlanDraft,
  planContentSchema,
} from '#server/contract/meal-plan.schema.ts'
import { PlanChanges } from './plan-changes.tsx'
import { PlanDates } from './plan-dates.tsx'
import { PlanDays } from './plan-days.tsx'
import { PlanTargetFields } from './plan-targets.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { SaveTemplate } from './save-template.tsx'
import { usePlanDraft } from './use-plan-draft.ts'

type PlanEditorProps = {
  trackerId: string
  draft: PlanDraft
  board: MealPlanBoard
  foods: readonly Food[]
  signer: Prover
  /** Reads the stored draft again. */
  onStale: () => void
}

/** The draft: targets, meals and groups, dates, and what changed since the last version. */
export function PlanEditor(props: PlanEditorProps) {
  const device = useKeptContent(`plan-${props.trackerId}`, planContentSchema)
  // A new key begins with what this device kept.
  return <OpenEditor key={device.kept ? 'kept' : 'stored'} {...props} device={device} />
}

type OpenEditorProps = PlanEditorProps & { device: ReturnType<typeof useKeptContent<PlanContent>> }

function OpenEditor({ trackerId, draft, board, foods, signer, onStale, device }: OpenEditorProps) {
  const edited = usePlanDraft({ trackerId, draft, device })
  const { content, change, state } = edited
  const { days, targets } = content
  const isSaved = !state.isPending
  const drop = useDropDraft(trackerId)
  const last = board.versions[0]
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="text-ink-muted text-sm">
        {isSaved ? m.plans_saved() : !state.error && !state.other && m.plans_saving()}
      </p>
      <FailureAlert error={state.error} />
      {state.other && (
        <Alert tone="warning" role="alert">
          {state.other.draft ? m.plans_stale() : m.plans_stale_gone()}{' '}
          {state.other.draft && (
            <Button variant="quiet" size="sm" onClick={edited.takeOther}>
              {m.plans_take_other()}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => void edited.keepMine()}>
            {m.plans_keep_mine()}
          </Button>
        </Alert>
      )}
      <PlanTargetFields
        targets={targets}
        energy={board.client.energy}
        onChange={(next) => change({ targets: next })}
      />
      <PlanDays {...{ content, change, foods }} ramadan={board.client.ramadan} />
      <TextAreaField
        name="note"
        label={m.plans_note()}
        rows={3}
        maxLength={1000}
        required={false}
        value={content.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {last && <PlanChanges version={last.version} before={last.days} after={days} />}
      <PlanDates startsOn={content.startsOn} endsOn={content.endsOn} onChange={change} />
      <PublishPanel
        {...{ trackerId, signer, onStale }}
        rowVersion={state.version}
        isSaved={isSaved}
      />
      <SaveTemplate days={days} />
      <Button
        variant="caution"
        size="sm"
        className="self-start"
        isBusy={drop.isPending}
        onClick={() => {
          edited.discard()
          drop.mutate()
        }}
      >
        {m.plans_draft_delete()}
      </Button>
    </div>
  )
}
