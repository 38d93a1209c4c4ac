import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'
import { conditions, nutritionistOrders, spokenLanguages } from './nutritionist-choices.ts'

export const conditionSchema = v.picklist(conditions)
export const spokenLanguageSchema = v.picklist(spokenLanguages)

const rupiahSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Query of GET /nutritionists. An absent parameter does not filter. */
export const nutritionistQuerySchema = v.object({
  locale: v.optional(v.picklist(['en', 'id']), 'en'),
  condition: v.optional(conditionSchema),
  language: v.optional(spokenLanguageSchema),
  city: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Whole rupiah for one consultation. */
  'max-price': v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  /** Slugs, joined by commas; an empty text has none. */
  among: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(20_000),
      v.transform((slugs) => slugs.split(',')),
    ),
  ),
  /** The order of the editors by default. */
  sort: v.optional(v.picklist(nutritionistOrders)),
})
export type NutritionistQuery = v.InferOutput<typeof nutritionistQuerySchema>

/** What a drawn portrait shows. The site owns the pictures. */
export const portraitSchema = v.object({
  skin: v.picklist(['light', 'tan', 'brown', 'deep']),
  head: v.picklist([
    'hijab',
    'long-hair',
    'bob',
    'bun',
    'curls',
    'short-hair',
    'side-parting',
    'short-curls',
    'thinning',
  ]),
  hair: v.picklist(['black', 'brown', 'grey']),
  /** The colour of the clothes. A hijab takes the other of the two colours. */
  colour: v.picklist(['teal', 'turmeric', 'guava', 'leaf', 'sky']),
  hasGlasses: v.optional(v.boolean()),
  beard: v.optional(v.picklist(['light', 'moustache'])),
})
export type Portrait = v.InferOutput<typeof portraitSchema>

const nutritionistSummarySchema = v.object({
  slug: v.string(),
  name: v.string(),
  /** Degrees and titles after the name: `S.Gz., RD`. */
  degrees: v.string(),
  /** An invented person, shown as an example. Every page must say so. */
  isExample: v.boolean(),
  /** One sentence for lists. */
  headline: v.string(),
  city: v.string(),
  languages: v.array(spokenLanguageSchema),
  conditions: v.array(conditionSchema),
  practisingSince: v.pipe(v.number(), v.integer()),
  /** Of one consultation, for readers who cannot ask the catalogue. Null if only that knows it. */
  priceRupiah: v.nullable(rupiahSchema),
})
export type NutritionistSummary = v.InferOutput<typeof nutritionistSummarySchema>

const nutritionistSchema = v.object({
  ...nutritionistSummarySchema.entries,
  /** Paragraphs, plain text. */
  biography: v.array(v.string()),
  education: v.array(v.object({ title: v.string(), year: v.pipe(v.number(), v.integer()) })),
  /**
   * The registration. `validUntil` is null for an Indonesian citizen, whose registration is for
   * life.
   */
  str: v.object({ number: v.string(), issuer: v.string(), validUntil: v.nullable(isoDateSchema) }),
  /** The licence to practise in one regency or city. */
  sip: v.object({ number: v.string(), place: v.string(), validUntil: isoDateSchema }),
  programs: v.array(v.object({ slug: v.string(), title: v.string() })),
  portrait: portraitSchema,
})
export type Nutritionist = v.InferOutput<typeof nutritionistSchema>

function facetOf<const Schema extends v.GenericSchema>(value: Schema) {
  return v.array(v.object({ value, count: v.pipe(v.number(), v.integer()) }))
}

/**
 * GET /nutritionists?locale=…&condition=…&language=…&city=…&max-price=…&among=…&sort=… Lists only
 * people whose STR and SIP are valid today.
 */
export const nutritionistListSchema = v.object({
  nutritionists: v.array(nutritionistSummarySchema),
  /** The number of nutritionists without any filter. */
  total: v.pipe(v.number(), v.integer()),
  /** The options of each filter given the other filters, with the number of results of each. */
  facets: v.object({
    conditions: facetOf(conditionSchema),
    languages: facetOf(spokenLanguageSchema),
    cities: facetOf(v.string()),
  }),
})
export type NutritionistList = v.InferOutput<typeof nutritionistListSchema>

/**
 * GET /nutritionists/{slug}?locale=… Fails with 404 if the person is unknown or a licence has
 * expired.
 */
export const nutritionistPageSchema = v.object({ nutritionist: nutritionistSchema })
