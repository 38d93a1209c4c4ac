import * as v from 'valibot'
import { closingSchema, pageMetaSchema } from './content.schema.ts'
import { localeQuerySchema } from './envelope.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'

/** A section's special layout. Outside the text page it is plain. */
export const sectionLookSchema = v.picklist([
  'steps',
  'figures',
  'included',
  'does',
  'does-not',
  'caution',
  'urgent',
  'mailbox',
])
export type SectionLook = v.InferOutput<typeof sectionLookSchema>

/** One section of a text page: paragraphs, list points and terms. Plain text. */
const textSectionSchema = v.object({
  heading: v.string(),
  paragraphs: v.optional(v.array(v.string()), []),
  items: v.optional(v.array(v.string()), []),
  /** The points are consecutive steps. */
  isNumbered: v.optional(v.boolean(), false),
  /** For example the hours of a day with their activities, or named steps. */
  terms: v.optional(v.array(v.object({ term: v.string(), text: v.string() })), []),
  look: v.optional(sectionLookSchema),
})
/** As authors write it, with optional parts left out. */
export type TextSection = v.InferInput<typeof textSectionSchema>

const textPageSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** Opening paragraph. */
  lead: v.string(),
  /** The day from which these words apply, for pages that users agree to. Null elsewhere. */
  validFrom: v.nullable(isoDateSchema),
  sections: v.array(textSectionSchema),
  closing: v.optional(v.nullable(closingSchema), null),
  sources: v.optional(v.array(v.object({ title: v.string(), url: v.string() })), []),
})
export type TextPage = v.InferOutput<typeof textPageSchema>

/**
 * Query of GET /text-pages/{slug}. `edition` is the first day of an edition of a legal page. `at`
 * is a moment at which visitors read one.
 */
export const textPageQuerySchema = v.object({
  ...localeQuerySchema.entries,
  edition: v.optional(isoDateSchema),
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})

/**
 * GET /text-pages/{slug}?locale=…&edition=… of the content backend. Fails with 404 if the page does not exist
 * in that language or edition. `{product}` and `{email}` in a text stand for settings of the site: the
 * product's name and its email address. A paragraph `{emergency}`, `{emergency:bloodSugar}` or
 * `{emergency:bloodPressure}` stands for the site's rules. So it does in the answers of a program's
 * questions and in the sections of an article.
 */
export const textPageAnswerSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  page: textPageSchema,
  /** The first days of all published editions of a legal page, newest first. */
  editions: v.optional(v.array(isoDateSchema), []),
})
