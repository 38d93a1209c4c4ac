import { isNull, sql } from 'drizzle-orm'
import { nutritionistTable } from '#server/db/cms/nutritionist.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { NutritionistSeed } from './nutritionist-seed.ts'
import { nutritionists } from './nutritionists.ts'

/** The state of a new person; afterwards staff decide whether the person is shown. */
type FirstState = { publishedAt: Date | null }

/** Updates the example people. An edited person keeps their row. */
export async function seedNutritionists(db: Database, firstState: FirstState): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('seimbang.seeding', 'on', true)`)
    for (const [position, { person }] of nutritionists.entries())
      await savePerson(tx, { ...person, position }, firstState)
  })
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
