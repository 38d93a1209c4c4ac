import { useEntryStateText } from '#app/sync/use-entry-state-text.ts'

/** What the member did last, and the entries it touched. */
export type LastAction = { text: string; entryIds: readonly string[] }

/** Announces the last action, and says so while it is unsent. */
export function LastActionLine({ text, entryIds }: LastAction) {
  const unsentText = useEntryStateText(entryIds)
  return (
    <p role="status" className="text-sm empty:sr-only">
      {text}
      {/* A separate element, so a screen reader does not repeat the text when this goes. */}
      {unsentText && <span> {unsentText}</span>}
    </p>
  )
}
