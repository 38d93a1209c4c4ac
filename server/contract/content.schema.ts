import * as v from 'valibot'
import { localeSchema } from './envelope.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { programNeeds } from './program-needs.ts'

/**
 * A page's title and description for search engines and shared links. A missing text is an empty
 * string.
 */
export const pageMetaSchema = v.object({
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  keyword: v.optional(v.string(), ''),
})
export type PageMeta = v.InferOutput<typeof pageMetaSchema>
/** For a page whose texts are unavailable (specification, section 8). */
export const noMeta: PageMeta = { title: '', description: '', keyword: '' }

/** The closing words above a page's call to action. Plain text. */
export const closingSchema = v.object({ title: v.string(), text: v.string() })
export type Closing = v.InferOutput<typeof closingSchema>

/** The fields that every page of the content backend carries. */
export const metaPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  /** The texts of `meta` make a claim that is invented for a demonstration. */
  isClaimExample: v.optional(v.boolean(), false),
})

/** Names of the programs' drawings. The site owns the pictures. */
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
  /** Empty if the backend does not sort its programs. */
  needs: v.optional(v.array(v.picklist(programNeeds)), []),
})
export type ProgramSummary = v.InferOutput<typeof programSummarySchema>

const programLeaderSchema = v.object({
  slug: v.string(),
  name: v.string(),
  degrees: v.string(),
  headline: v.string(),
  /** True for an invented person. The page must say so. */
  isExample: v.boolean(),
})

const programSchema = v.object({
  ...programSummarySchema.entries,
  /** Opening paragraphs, plain text. */
  introduction: v.array(v.string()),
  suitableFor: v.array(v.string()),
  /** People who should not start yet, or not without a doctor. */
  notSuitableFor: v.array(v.string()),
  includes: v.array(v.string()),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  /** A typical week of the program, part by part. */
  week: v.optional(v.array(v.object({ title: v.string(), text: v.string() })), []),
  questions: v.optional(v.array(v.object({ question: v.string(), answer: v.string() })), []),
  sources: v.array(v.object({ title: v.string(), url: v.string() })),
  /** Nutritionists who lead the program and hold a valid licence today. */
  ledBy: v.optional(v.array(programLeaderSchema), []),
})
export type Program = v.InferOutput<typeof programSchema>

/** GET /programs?locale=… */
export const programListPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  programs: v.array(programSummarySchema),
})
/** GET /programs/{slug}?locale=… Fails with 404 if the program does not exist in that language. */
export const programPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  program: programSchema,
})

/** GET /home?locale=… */
export const homePageSchema = v.object({
  ...metaPageSchema.entries,
  hero: v.object({ title: v.string(), text: v.string() }),
  steps: v.array(
    v.object({
      title: v.string(),
      text: v.string(),
      /** Replaces the step's number: one of the site's icons, or `set:name` of an icon host. */
      icon: v.optional(v.string()),
    }),
  ),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** The page has no closing words if this is null. */
  closing: v.optional(v.nullable(closingSchema), null),
})
export type HomePage = v.InferOutput<typeof homePageSchema>

/** How many days before its evidence runs out a claim needs work. */
export const claimWarningDays = 30

/** GET /claims: which pages make claims, and the last day in WIB on which their evidence holds. */
export const claimListSchema = v.array(
  v.object({ page: v.string(), locale: localeSchema, until: isoDateSchema }),
)
export type ClaimList = v.InferOutput<typeof claimListSchema>
