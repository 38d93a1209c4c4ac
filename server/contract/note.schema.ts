import * as v from 'valibot'
import { briefSchema } from './brief.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import {
  earlierActionListSchema,
  sessionActionSchema,
  stepMeasureSchema,
} from './session-action.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

// Calls that the specification does not list. A session has one note, which its nutritionist writes in
// the four steps of ADIME (PAGT) and signs. A signed note never changes: corrections are addenda.
// The nutritionist's calls need an active care, so that no note is read after it. To others they
// answer 404 `ERR_NO_APPOINTMENT`.

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const dayOrNoneSchema = v.nullable(isoDateSchema)

export const mostDiagnoses = 3
export const mostSigns = 5
export const mostActions = 10
export const mostAddendumCharacters = 4000

/** What shows the problem, and by which measure of the tracker, or in which words, it is looked at again. */
const signSchema = v.object({
  text: lineUpTo(200),
  measure: stepMeasureSchema,
  /** How it is looked at without a measure. */
  otherMeasure: lineUpTo(200),
  on: dayOrNoneSchema,
})
export type NoteSign = v.InferOutput<typeof signSchema>

/** Problem, etiology and signs (PES). The intervention aims at the etiology. */
const diagnosisSchema = v.object({
  problem: lineUpTo(200),
  etiology: lineUpTo(300),
  signs: v.pipe(v.array(signSchema), v.maxLength(mostSigns)),
  intervention: paragraphsUpTo(2000),
})
export type NoteDiagnosis = v.InferOutput<typeof diagnosisSchema>

/** A step that the client takes until a day, with the measure to look at. */
const plannedActionSchema = v.object({
  text: lineUpTo(200),
  until: dayOrNoneSchema,
  measure: stepMeasureSchema,
})
export type PlannedAction = v.InferOutput<typeof plannedActionSchema>

/** A draft may leave anything empty. */
export const noteContentSchema = v.object({
  assessment: paragraphsUpTo(6000),
  /** The nutritionist found no nutrition problem. A signed note then has no diagnosis. */
  hasNoProblem: v.boolean(),
  diagnoses: v.pipe(v.array(diagnosisSchema), v.maxLength(mostDiagnoses)),
  actions: v.pipe(v.array(plannedActionSchema), v.maxLength(mostActions)),
  /** For the client, in plain words. */
  summary: paragraphsUpTo(3000),
})
export type NoteContent = v.InferOutput<typeof noteContentSchema>

export const emptyNote: NoteContent = {
  assessment: '',
  hasNoProblem: false,
  diagnoses: [],
  actions: [],
  summary: '',
}

const noteGaps = [
  'assessment',
  'diagnosis',
  'intervention',
  'monitoring',
  'action',
  'summary',
] as const
export type NoteGap = (typeof noteGaps)[number]

/** Lists what a note needs before it can be signed. */
export function gapsOf(content: NoteContent): NoteGap[] {
  const { assessment, hasNoProblem, actions, summary } = content
  const diagnoses = hasNoProblem ? [] : content.diagnoses
  const signs = diagnoses.flatMap((diagnosis) => diagnosis.signs)
  const isMissing: Record<NoteGap, boolean> = {
    assessment: assessment === '',
    diagnosis:
      (!hasNoProblem && diagnoses.length === 0) ||
      diagnoses.some((it) => it.problem === '' || it.etiology === '' || it.signs.length === 0) ||
      signs.some(({ text }) => text === ''),
    intervention: diagnoses.some(({ intervention }) => intervention === ''),
    monitoring: signs.some(
      ({ measure, otherMeasure, on }) => (measure === null && otherMeasure === '') || on === null,
    ),
    action: actions.some(({ text, until }) => text === '' || until === null),
    summary: summary === '',
  }
  return noteGaps.filter((gap) => isMissing[gap])
}

const addendumSchema = v.object({
  /** From 1 without a gap. */
  seq: v.number(),
  body: v.string(),
  at: momentSchema,
  author: v.string(),
  /** Over the hash before it; the first one over that of the note. */
  hash: v.string(),
})
export type NoteAddendum = v.InferOutput<typeof addendumSchema>

const signatureSchema = v.object({
  at: momentSchema,
  /** With degrees, as signed. */
  author: v.string(),
  /** SHA-256 of the content and its frozen brief. */
  hash: v.string(),
})
export type NoteSignature = v.InferOutput<typeof signatureSchema>

/** The brief as it was when the note was begun. */
const frozenBriefSchema = v.pick(briefSchema, ['day', 'sections', 'parts'])
export type FrozenBrief = v.InferOutput<typeof frozenBriefSchema>

/** GET and PUT /v1/practice/appointments/{id}/note. The client sees that a note was opened. */
export const practiceNoteSchema = v.object({
  appointment: v.object({
    id: v.string(),
    startsAt: momentSchema,
    trackerId: v.string(),
    clientName: v.string(),
  }),
  /** Whether a draft can be saved and signed: the session has started and was not missed or cancelled. */
  isWritable: v.boolean(),
  /** 0 before the first draft. */
  version: v.number(),
  savedAt: v.nullable(momentSchema),
  content: noteContentSchema,
  /** Of today before the first draft, which freezes it. Null if no draft can be saved. */
  brief: v.nullable(frozenBriefSchema),
  signature: v.nullable(signatureSchema),
  addenda: v.array(addendumSchema),
  /** Of this note, once it is signed. */
  actions: v.array(sessionActionSchema),
  /** Of up to two sessions before this one. */
  earlierActions: earlierActionListSchema,
})
export type PracticeNote = v.InferOutput<typeof practiceNoteSchema>

/**
 * PUT /v1/practice/appointments/{id}/note. Fails with 409 `NOTE_CHANGED` if another version is
 * stored, and with 409 `NOTE_SIGNED`. Fails with 409 `NOTE_NOT_POSSIBLE` before the session or
 * after a cancelled or missed one. Fails with 403 `CLIENT_CONSENT_NEEDED` if the client withdrew
 * their consent to health data.
 */
export const noteDraftSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  content: noteContentSchema,
})
export type NoteDraft = v.InferOutput<typeof noteDraftSchema>

/**
 * POST /v1/practice/appointments/{id}/note/sign. The signer is the caller. The proof is the password, or
 * the address of a nutritionist without one: else 401. Fails like the PUT, and with 409
 * `NOTE_INCOMPLETE`. Answers the signed note, and mails the client a link.
 */
export const noteSigningSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  proof: v.pipe(v.string(), v.maxLength(254)),
  /** As the signer writes them after the name: `S.Gz., RD`. */
  degrees: v.optional(lineUpTo(80), ''),
})
export type NoteSigning = v.InferInput<typeof noteSigningSchema>

/** POST /v1/practice/appointments/{id}/note/addenda; 409 `NOTE_NOT_SIGNED` before the signature. */
export const newAddendumSchema = v.object({
  body: v.pipe(paragraphsUpTo(mostAddendumCharacters), v.minLength(1)),
})

/** GET /v1/practice/unsigned-notes: sessions that ended more than a day ago, oldest first. */
export const unsignedNotesSchema = v.array(
  v.object({
    appointmentId: v.string(),
    startsAt: momentSchema,
    clientName: v.string(),
    hasDraft: v.boolean(),
  }),
)
export type UnsignedNotes = v.InferOutput<typeof unsignedNotesSchema>

/** GET /v1/appointments/{id}/note: 404 `ERR_NO_NOTE` before it is signed. */
export const clientNoteSchema = v.object({
  appointment: v.object({
    id: v.string(),
    startsAt: momentSchema,
    zone: v.string(),
    trackerId: v.string(),
  }),
  content: noteContentSchema,
  signature: signatureSchema,
  addenda: v.array(addendumSchema),
  actions: v.array(sessionActionSchema),
})
export type ClientNote = v.InferOutput<typeof clientNoteSchema>
