import type { ViewedSection } from './appointment.schema.ts'
import type { GoalClearance } from './goal-clearance.schema.ts'
import type { FrozenBrief, NoteAddendum, NoteContent, NoteSignature } from './note.schema.ts'

type RetainedClearance = Pick<GoalClearance, 'reasons' | 'rationale' | 'signedAt' | 'validUntil'>

/** What stays of a signed note after its client's account is deleted. */
export type RetainedContent = {
  content: NoteContent
  brief: FrozenBrief | null
  signature: NoteSignature | null
  addenda: NoteAddendum[]
  /** What the nutritionist signed so that the client may set a goal. Absent before 2026-11-28. */
  clearances?: RetainedClearance[]
  /** What the nutritionist opened, by hour, newest first. */
  views: { section: ViewedSection; hour: string }[]
}
