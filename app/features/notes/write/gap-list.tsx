import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import type { NoteGap } from '#server/contract/note.schema.ts'

const words = {
  assessment: { text: m.notes_gap_assessment, step: 'assessment' },
  diagnosis: { text: m.notes_gap_diagnosis, step: 'diagnosis' },
  intervention: { text: m.notes_gap_intervention, step: 'intervention' },
  monitoring: { text: m.notes_gap_monitoring, step: 'monitoring' },
  action: { text: m.notes_gap_action, step: 'intervention' },
  summary: { text: m.notes_gap_summary, step: 'summary' },
} satisfies Record<NoteGap, { text: () => string; step: string }>

/** What the note needs before it can be signed, each with a link to its step. */
export function GapList({ gaps }: { gaps: NoteGap[] }) {
  if (gaps.length === 0) return null
  return (
    <Alert tone="danger" title={m.notes_gaps_title()}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {gaps.map((gap) => (
          <li key={gap}>
            <a href={`#${words[gap].step}`} className="underline">
              {words[gap].text()}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
