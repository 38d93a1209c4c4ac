import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'
import { programNeeds } from './program-needs.ts'

/** What search engines and shared links show of a page; a missing text is an empty string. */
export const pageMetaSchema = v.object({
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  keyword: v.optional(v.string(), ''),
})
export type PageMeta = v.InferOutput<typeof pageMetaSchema>
/** Of a page whose texts cannot be had (specification, section 8). */
export const noMeta: PageMeta = { title: '', description: '', keyword: '' }

/** The last words of a page, above its way on. Plain text. */
export const closingSchema = v.object({ title: v.string(), text: v.string() })
export type Closing = v.InferOutput<typeof closingSchema>

/** What every page of the content backend carries; some carry nothing else yet. */
export const metaPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  /** The texts of `meta` claim something that is made up for a demonstration. */
  isClaimExample: v.optional(v.boolean(), false),
})

/** Names of the drawings that belong to programs; the site owns the pictures. */
export const illustrationSchema = v.picklist([
  'balanced-plate',
  'blood-sugar',
  'family-table',
  'heart',
  'intermittent-fasting',
  'later-years',
  'pregnancy',
  'tape-measure',
])
export type Illustration = v.InferOutput<typeof illustrationSchema>

const programSummarySchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** One sentence for lists. */
  summary: v.string(),
  illustration: illustrationSchema,
  /** Empty from a service that does not sort its programs. */
  needs: v.optional(v.array(v.picklist(programNeeds)), []),
})
export type ProgramSummary = v.InferOutput<typeof programSummarySchema>

const programLeaderSchema = v.object({
  slug: v.string(),
  name: v.string(),
  degrees: v.string(),
  headline: v.string(),
  /** Made up for a demonstration; a page that shows somebody like that says so. */
  isExample: v.boolean(),
})

const programSchema = v.object({
  ...programSummarySchema.entries,
  /** Opening paragraphs, plain text. */
  introduction: v.array(v.string()),
  suitableFor: v.array(v.string()),
  /** What to read before starting: who should not yet, or not without a doctor. */
  notSuitableFor: v.array(v.string()),
  includes: v.array(v.string()),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  /** What an ordinary week in it looks like, part by part. */
  week: v.optional(v.array(v.object({ title: v.string(), text: v.string() })), []),
  questions: v.optional(v.array(v.object({ question: v.string(), answer: v.string() })), []),
  sources: v.array(v.object({ title: v.string(), url: v.string() })),
  /** Nutritionists who lead it and may practise today. */
  ledBy: v.optional(v.array(programLeaderSchema), []),
})
export type Program = v.InferOutput<typeof programSchema>

/** GET /programs?locale=… */
export const programListPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  programs: v.array(programSummarySchema),
})
/** GET /programs/{slug}?locale=… ; 404 when there is none in that language. */
export const programPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  program: programSchema,
})

/** What proves the claims that a page's SEO texts make. */
export const claimEvidenceSchema = v.object({
  /** The study, its sample and period, and who vouches for it. */
  source: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url(), v.startsWith('http')),
  publishedOn: isoDateSchema,
})
export type ClaimEvidence = v.InferOutput<typeof claimEvidenceSchema>

/** GET /home?locale=… */
export const homePageSchema = v.object({
  ...metaPageSchema.entries,
  /** While the texts of `meta` claim something: the page shows it beside them. */
  claimEvidence: v.optional(v.nullable(claimEvidenceSchema), null),
  hero: v.object({ title: v.string(), text: v.string() }),
  steps: v.array(
    v.object({
      title: v.string(),
      text: v.string(),
      /** An icon in place of the step's number: one of the site's own, or `set:name` of an icon host. */
      icon: v.optional(v.string()),
    }),
  ),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** The page ends without a last word where a service sends none. */
  closing: v.optional(v.nullable(closingSchema), null),
})
export type HomePage = v.InferOutput<typeof homePageSchema>
