import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

type OtherDraftProps = {
  /** False if the other page deleted or published the draft. */
  hasDraft: boolean
  onMine: () => void
  onTheirs: () => void
}

/** Another page changed the draft. Nothing is saved until the nutritionist has chosen one. */
export function OtherDraft({ hasDraft, onMine, onTheirs }: OtherDraftProps) {
  return (
    <Alert tone="warning" role="alert">
      {hasDraft ? m.plans_stale() : m.plans_stale_gone()}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onMine}>
          {m.plans_keep_mine()}
        </Button>
        {hasDraft && (
          <Button variant="secondary" size="sm" onClick={onTheirs}>
            {m.plans_take_other()}
          </Button>
        )}
      </div>
    </Alert>
  )
}
