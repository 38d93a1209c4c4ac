import { useHydrated } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import type { SaveState } from '#app/sync/autosave/autosave.ts'
import type { Intake } from '#server/contract/intake.schema.ts'
import { otherVersionId } from './other-version.tsx'

type SaveLineProps = { state: SaveState<Intake>; isTooLong: boolean; zone: string }

/** Says whether what is typed is saved, and since when. A screen reader hears a change only. */
export function SaveLine({ state, isTooLong, zone }: SaveLineProps) {
  const isHydrated = useHydrated()
  const problem = isTooLong ? m.intake_too_long() : problemOf(state)
  const saved = state.savedAt
    ? m.intake_saved({ time: formatTimeIn(state.savedAt, zone) })
    : isHydrated && m.intake_autosave()
  return (
    <p className="min-w-0 flex-1 basis-52 text-pretty text-sm tabular-nums">
      <span role="status" className={problem ? 'font-medium text-danger-ink' : 'text-ink-muted'}>
        {problem ?? saved}
      </span>
      {state.other && (
        <a href={`#${otherVersionId}`} className="tap ml-2 font-semibold text-link underline">
          {m.intake_other_choose()}
        </a>
      )}
      {state.isPending && !problem && (
        <span aria-hidden className="text-ink-muted">
          {' '}
          {m.intake_saving()}
        </span>
      )}
    </p>
  )
}

function problemOf({
  connection,
  other,
  isClosed,
  isPending,
}: SaveState<Intake>): string | undefined {
  if (isClosed) return m.intake_closed()
  if (other) return m.intake_other_short()
  if (!isPending) return undefined
  switch (connection) {
    case 'ok':
      return undefined
    case 'lost':
      return m.intake_lost()
    case 'signed-out':
      return m.intake_signed_out()
    case 'no-consent':
      return m.intake_no_consent()
  }
}
