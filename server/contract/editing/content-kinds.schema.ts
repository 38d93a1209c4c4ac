import * as v from 'valibot'
import { articlePictureSchema, filmSchema } from '#server/contract/blog.schema.ts'
import { illustrationSchema } from '#server/contract/content.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { programNeeds } from '#server/contract/program-needs.ts'
import { sectionLookSchema } from '#server/contract/text-page.schema.ts'
import { address, field, html, line, listOf, paragraph, sourceList } from './content-field.ts'

// What an editor may change of each kind of text, in the order of its form. Names are those of the
// columns. A text that is not optional must be filled before publication.

const pair = v.object({ title: line(), text: paragraph() })
const question = v.object({ question: line(), answer: paragraph() })
const seo = { title: line(), description: line(400), keyword: line(400) }
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const closing = v.optional(v.nullable(pair), null)

const home = v.object({
  hero: pair,
  steps: listOf(v.object({ ...pair.entries, icon: v.optional(line(80)) })),
  questions: listOf(question),
  closing,
})

const optionalDay = v.optional(v.nullable(v.pipe(isoDateSchema, field('day'))), null)

/** Title and description make claims only while all four say so; see `page-meta.table.ts`. */
const claims = {
  claimsEnabled: v.optional(v.boolean(), false),
  claimEvidence: v.optional(v.nullable(paragraph()), null),
  claimEvidenceUrl: v.optional(v.nullable(address), null),
  claimEvidenceUntil: optionalDay,
}

const pageMeta = v.object({
  ...seo,
  claimFreeTitle: v.optional(v.nullable(line()), null),
  claimFreeDescription: v.optional(v.nullable(line(400)), null),
  ...claims,
})

const program = v.object({
  title: line(),
  summary: line(400),
  keyword: line(400),
  introduction: listOf(paragraph()),
  suitableFor: listOf(paragraph()),
  notSuitableFor: listOf(paragraph()),
  includes: listOf(paragraph()),
  steps: listOf(pair),
  week: listOf(pair),
  questions: listOf(question),
  sources: sourceList,
  needs: listOf(v.picklist(programNeeds)),
  illustration: illustrationSchema,
  position,
})

const promo = v.object({
  title: line(),
  summary: line(400),
  keyword: line(400),
  introduction: listOf(paragraph()),
  terms: listOf(paragraph()),
  illustration: illustrationSchema,
  position,
})

const textPage = v.object({
  title: line(),
  lead: paragraph(),
  metaTitle: v.optional(v.nullable(line()), null),
  metaDescription: v.optional(v.nullable(line(400)), null),
  keyword: line(400),
  validFrom: optionalDay,
  sections: listOf(
    v.object({
      heading: line(),
      paragraphs: v.optional(listOf(paragraph()), []),
      items: v.optional(listOf(paragraph()), []),
      isNumbered: v.optional(v.boolean(), false),
      terms: v.optional(listOf(v.object({ term: line(), text: paragraph() })), []),
      look: v.optional(sectionLookSchema),
    }),
  ),
  closing,
  sources: v.optional(sourceList, []),
})

const nutritionistText = v.object({
  headline: line(),
  biography: listOf(paragraph()),
  education: listOf(
    v.object({ title: line(), year: v.pipe(v.number(), v.integer(), v.minValue(1940)) }),
  ),
})

const article = v.object({
  title: line(),
  summary: line(400),
  keyword: line(400),
  category: line(64),
  picture: v.optional(v.nullable(articlePictureSchema), null),
  author: line(),
  authorRole: v.optional(line(), ''),
  sections: listOf(v.object({ heading: line(), html: html(), film: v.optional(filmSchema) })),
  sources: sourceList,
})

const category = v.object({ name: line(80), position })

const frontPage = v.object(seo)

/** The schema of each kind's content, which is also its form. */
export const contentSchemas = {
  article,
  category,
  'front-page': frontPage,
  home,
  'nutritionist-text': nutritionistText,
  'page-meta': pageMeta,
  program,
  promo,
  'text-page': textPage,
} as const
