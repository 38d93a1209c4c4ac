import * as v from 'valibot'

/** What search engines and shared links show of a page; a missing text is an empty string. */
const pageMetaSchema = v.object({
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  keyword: v.optional(v.string(), ''),
})
export type PageMeta = v.InferOutput<typeof pageMetaSchema>

/** Pages of the content backend that carry nothing but their SEO data yet. */
export const metaPageSchema = v.object({ meta: v.optional(pageMetaSchema, {}) })

/** Names of the drawings that belong to programs; the site owns the pictures. */
export const illustrationSchema = v.picklist([
  'balanced-plate',
  'blood-sugar',
  'family-table',
  'heart',
  'intermittent-fasting',
  'pregnancy',
])
export type Illustration = v.InferOutput<typeof illustrationSchema>

const programSummarySchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** One sentence for lists. */
  summary: v.string(),
  illustration: illustrationSchema,
})
export type ProgramSummary = v.InferOutput<typeof programSummarySchema>

const programSchema = v.object({
  ...programSummarySchema.entries,
  /** Opening paragraphs, plain text. */
  introduction: v.array(v.string()),
  suitableFor: v.array(v.string()),
  /** Who should see a doctor first. */
  notSuitableFor: v.array(v.string()),
  includes: v.array(v.string()),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  sources: v.array(v.object({ title: v.string(), url: v.string() })),
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

/** GET /home?locale=… */
export const homePageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  hero: v.object({ title: v.string(), text: v.string() }),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
})
export type HomePage = v.InferOutput<typeof homePageSchema>

const articleSummarySchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  category: v.string(),
  readingMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  publishedOn: v.pipe(v.string(), v.isoDate()),
})
export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>

const articleSchema = v.object({
  ...articleSummarySchema.entries,
  author: v.string(),
  sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
  sources: v.array(v.object({ title: v.string(), url: v.string() })),
})
export type Article = v.InferOutput<typeof articleSchema>

/** GET /articles?locale=…, newest first */
export const articleListPageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  articles: v.array(articleSummarySchema),
})
/** GET /articles/{slug}?locale=… */
export const articlePageSchema = v.object({
  meta: v.optional(pageMetaSchema, {}),
  article: articleSchema,
})
