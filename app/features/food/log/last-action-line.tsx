import { useStandingText } from '#app/sync/standing.ts'

/** What was done, and of which entries. */
export type Said = { text: string; entryIds: readonly string[] }

/** The last thing that was done, and for how long it is on this device only. */
export function SaidLine({ text, entryIds }: Said) {
  const standing = useStandingText(entryIds)
  return (
    <p role="status" className="text-sm empty:sr-only">
      {text}
      {/* An element of its own: that it goes is not read out. */}
      {standing && <span> {standing}</span>}
    </p>
  )
}
