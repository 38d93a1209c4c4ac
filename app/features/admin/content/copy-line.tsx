import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { useWorkingCopy } from './use-working-copy.ts'

type CopyLineProps = { edited: ReturnType<typeof useWorkingCopy>; isChanged: boolean }

/** Says where the working copy is, or asks which of two tabs' copies goes on. */
export function CopyLine({ edited, isChanged }: CopyLineProps) {
  const { isPending, savedAt, error, other } = edited.state
  if (other)
    return (
      <Alert tone="warning" role="alert">
        {m.desk_copy_other()}
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => void edited.keepMine()}>
            {m.desk_copy_mine()}
          </Button>
          <Button variant="secondary" size="sm" onClick={edited.takeOther}>
            {m.desk_copy_theirs()}
          </Button>
        </div>
      </Alert>
    )
  if (error) return <FailureAlert error={error} />
  if (!isChanged || !(isPending || savedAt)) return null
  return (
    <p role="status" className="text-ink-muted text-sm">
      {savedAt && !isPending
        ? m.desk_copy_saved({ when: momentInJakarta(savedAt) })
        : m.desk_copy_saving()}
    </p>
  )
}
