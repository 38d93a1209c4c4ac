import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { nutritionistTable } from '#server/db/cms/nutritionist.table.ts'
import type { nutritionistTextTable } from '#server/db/cms/nutritionist-text.table.ts'
import type { DayStretch } from '#server/db/main/day-minutes-column.ts'
import type { ProgramSlug } from '#server/seeds/program-slugs.ts'

type Person = Omit<typeof nutritionistTable.$inferInsert, 'position' | 'publishedAt' | 'editedAt'>
type Words = Pick<typeof nutritionistTextTable.$inferInsert, 'headline' | 'biography' | 'education'>

/** Monday is 1. */
type FreeHours = DayStretch & { weekday: number }

/** A fictional nutritionist who shows what a profile looks like. */
export type NutritionistSeed = Record<ContentLocale, Words> & {
  person: Omit<Person, 'isExample' | 'strIssuer' | 'strValidUntil' | 'programSlugs'> & {
    programSlugs: ProgramSlug[]
    priceRupiah: number
    sipValidUntil: string
  }
  /** The zone and the hours of the practice in the main backend. */
  zone: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'
  freeHours: FreeHours[]
}

/** Free time on a weekday between two full hours. */
export function freeOn(weekday: number, fromHour: number, toHour: number): FreeHours {
  return { weekday, startMinute: fromHour * 60, endMinute: toHour * 60 }
}
