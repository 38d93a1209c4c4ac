import { useDropDraft } from '#app/features/plans/plans.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Prover } from '#app/profile/proof-field.tsx'
import { useContentOnDevice } from '#app/sync/autosave/use-content-on-device.ts'
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
import { OtherDraft } from './other-draft.tsx'
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
  const device = useContentOnDevice(`plan-${props.trackerId}`, planContentSchema)
  // A new key begins with what this device kept.
  return <OpenEditor key={device.kept ? 'kept' : 'stored'} {...props} device={device} />
}

type OpenEditorProps = PlanEditorProps & {
  device: ReturnType<typeof useContentOnDevice<PlanContent>>
}

function OpenEditor({ trackerId, draft, board, foods, signer, onStale, device }: OpenEditorProps) {
  const edited = usePlanDraft({ trackerId, draft, device })
  const { content, change, state } = edited
  const { days, targets } = content
  const isSaved = !state.isPending
  const isSaving = !isSaved && !state.error && !state.other
  const drop = useDropDraft(trackerId)
  const last = board.versions[0]
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="text-ink-muted text-sm">
        {isSaved ? m.plans_saved() : isSaving && m.plans_saving()}
      </p>
      {/* Stays in sight: the form is long, and nothing is saved until the nutritionist acts. */}
      <div className="sticky top-2 z-20 flex flex-col gap-3 empty:hidden">
        <FailureAlert error={state.error} />
        {state.other && (
          <OtherDraft
            hasDraft={state.other.draft !== null}
            onMine={() => void edited.keepMine()}
            onTheirs={edited.takeOther}
          />
        )}
      </div>
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
        isSaving={isSaving}
        onUnsaved={() => void edited.saveNow()}
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
