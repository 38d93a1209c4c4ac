import { isNull } from 'drizzle-orm'
import { localeSchema } from '#server/contract/envelope.schema.ts'
import { nutritionistTable } from '#server/db/cms/nutritionist.table.ts'
import { nutritionistTextTable } from '#server/db/cms/nutritionist-text.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { NutritionistSeed } from './nutritionist-seed.ts'
import { nutritionists } from './nutritionists.ts'

type FirstState = { publishedAt: Date }

/** Updates the example people. An edited person keeps their row. */
export async function seedNutritionists(db: Database, firstState: FirstState): Promise<void> {
  for (const [position, seed] of nutritionists.entries()) {
    await savePerson(db, { ...seed.person, position }, firstState)
    await saveWords(db, seed, firstState)
  }
}

async function savePerson(
  db: Database,
  seeded: NutritionistSeed['person'] & { position: number },
  firstState: FirstState,
): Promise<void> {
  const person = {
    ...seeded,
    isExample: true,
    strIssuer: 'Konsil Kesehatan Indonesia',
    strValidUntil: null,
  }
  await db
    .insert(nutritionistTable)
    .values({ ...person, ...firstState })
    .onConflictDoUpdate({
      target: nutritionistTable.slug,
      set: person,
      setWhere: isNull(nutritionistTable.editedAt),
    })
}

async function saveWords(db: Database, seed: NutritionistSeed, firstState: FirstState) {
  for (const locale of localeSchema.options) {
    const words = seed[locale]
    await db
      .insert(nutritionistTextTable)
      .values({ slug: seed.person.slug, locale, ...words, ...firstState })
      .onConflictDoUpdate({
        target: [nutritionistTextTable.slug, nutritionistTextTable.locale],
        set: words,
        setWhere: isNull(nutritionistTextTable.editedAt),
      })
  }
}
