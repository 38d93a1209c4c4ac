import * as v from 'valibot'
import { closingSchema, pageMetaSchema } from './content.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'

/** How a part looks where the page can show more than plain words; elsewhere it is plain. */
const sectionLookSchema = v.picklist([
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

/** One part of a text page: its paragraphs, the points of its list, then its terms. Plain text. */
const textSectionSchema = v.object({
  heading: v.string(),
  paragraphs: v.optional(v.array(v.string()), []),
  items: v.optional(v.array(v.string()), []),
  /** The points are steps, one after the other. */
  isNumbered: v.optional(v.boolean(), false),
  /** Such as the hours of a day with what happens then, or steps with what they are. */
  terms: v.optional(v.array(v.object({ term: v.string(), text: v.string() })), []),
  look: v.optional(sectionLookSchema),
})
/** As it is written: what a section does not have is left out. */
export type TextSection = v.InferInput<typeof textSectionSchema>

const textPageSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** Opening paragraph. */
  lead: v.string(),
  /** The day from which these words apply, for pages that people agree to; null elsewhere. */
  validFrom: v.nullable(isoDateSchema),
  sections: v.array(textSectionSchema),
  closing: v.optional(v.nullable(closingSchema), null),
  sources: v.optional(v.array(v.object({ title: v.string(), url: v.string() })), []),
})
export type TextPage = v.InferOutput<typeof textPageSchema>

/**
 * GET /text-pages/{slug}?locale=… of the content backend; 404 when there is none in that language.
 * `{product}` and `{email}` in a text stand for the product's name and its address for letters,
 * which are settings of the site.
 */
export const textPageAnswerSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  page: textPageSchema,
})
