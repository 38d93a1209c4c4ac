import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { Portrait } from '#server/contract/nutritionist.schema.ts'
import type { Condition, SpokenLanguage } from '#server/contract/nutritionist-choices.ts'
import { contentColumns } from '#server/db/content-columns.ts'
import { cmsSchema } from './cms-schema.ts'

const { publishedAt, editedAt } = contentColumns

/**
 * The language-independent facts of a nutritionist; the texts are in `nutritionist_text`. Shown
 * from `published_at` on, and only while both licences are valid. Both are null until two people have
 * verified them. A null `str_valid_until` is the lifetime registration of a citizen; an SIP always ends. The slug never changes. `is_example`
 * marks a fictional person. The seeds leave a person alone whom someone else changed.
 */
export const nutritionistTable = cmsSchema.table('nutritionist', {
  slug: text('slug').primaryKey(),
  publishedAt,
  editedAt,
  position: integer('position').notNull(),
  isExample: boolean('is_example').notNull().default(false),
  name: text('name').notNull(),
  degrees: text('degrees').notNull(),
  city: text('city').notNull(),
  languages: jsonb('languages').$type<SpokenLanguage[]>().notNull(),
  conditions: jsonb('conditions').$type<Condition[]>().notNull(),
  practisingSince: integer('practising_since').notNull(),
  /** Null: only the catalogue has the price. */
  priceRupiah: integer('price_rupiah'),
  strNumber: text('str_number'),
  strIssuer: text('str_issuer'),
  strValidUntil: date('str_valid_until', { mode: 'string' }),
  sipNumber: text('sip_number'),
  sipPlace: text('sip_place'),
  sipValidUntil: date('sip_valid_until', { mode: 'string' }),
  /** Slugs of the programs that this person leads; readers do not see unpublished ones. */
  programSlugs: jsonb('program_slugs').$type<string[]>().notNull(),
  portrait: jsonb('portrait').$type<Portrait>().notNull(),
})
