import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
} from 'drizzle-orm'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { isPublishedIn } from '#server/backends/published-in.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { nutritionistTable } from '#server/db/cms/nutritionist.table.ts'
import { nutritionistTextTable } from '#server/db/cms/nutritionist-text.table.ts'
import { programTable } from '#server/db/cms/program.table.ts'
import type { CmsContent } from './cms-content.ts'

/** Returns the nutritionists who may practise today, or just one of them. */
export async function listNutritionists(content: CmsContent, locale: ContentLocale, slug?: string) {
  const { headline, biography, education } = getTableColumns(nutritionistTextTable)
  return content.db
    .select({ ...getTableColumns(nutritionistTable), headline, biography, education })
    .from(nutritionistTable)
    .innerJoin(nutritionistTextTable, eq(nutritionistTextTable.slug, nutritionistTable.slug))
    .where(
      and(
        isPublishedIn(locale, content, nutritionistTextTable),
        mayPractise(content),
        slug === undefined ? undefined : eq(nutritionistTable.slug, slug),
      ),
    )
    .orderBy(asc(nutritionistTable.position), asc(nutritionistTable.slug))
}

/** Matches published nutritionists whose registration and licence are valid today in WIB. */
function mayPractise({ clock }: CmsContent) {
  const today = dayInJakarta(clock.now())
  const { publishedAt, strNumber, strValidUntil, sipValidUntil } = nutritionistTable
  return and(
    lte(publishedAt, clock.now()),
    isNotNull(strNumber),
    or(isNull(strValidUntil), gte(strValidUntil, today)),
    gte(sipValidUntil, today),
  )
}

/** Returns the titles of the published programs among these slugs, in list order. */
export async function listProgramTitles(
  content: CmsContent,
  locale: ContentLocale,
  slugs: string[],
) {
  return content.db
    .select({ slug: programTable.slug, title: programTable.title })
    .from(programTable)
    .where(and(inArray(programTable.slug, slugs), isPublishedIn(locale, content, programTable)))
    .orderBy(asc(programTable.position))
}
