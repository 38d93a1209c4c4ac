import type { ViewedSection } from './appointment.schema.ts'
import type { FrozenBrief, NoteAddendum, NoteContent, NoteSignature } from './note.schema.ts'

/** What stays of a signed note after its client's account is deleted. */
export type RetainedContent = {
  content: NoteContent
  brief: FrozenBrief | null
  signature: NoteSignature | null
  addenda: NoteAddendum[]
  /** What the nutritionist opened, by hour, newest first. */
  views: { section: ViewedSection; hour: string }[]
}
