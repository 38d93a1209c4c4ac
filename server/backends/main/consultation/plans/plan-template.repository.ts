import { and, asc, count, eq, ne } from 'drizzle-orm'
import type { PlanTemplate } from '#server/contract/meal-plan.schema.ts'
import { planTemplateTable } from '#server/db/main/plan-template.table.ts'
import type { Database } from '#server/db/open-database.ts'

const { practiceNumber, id, name, days } = planTemplateTable

export async function listTemplates(db: Database, number: number): Promise<PlanTemplate[]> {
  return db
    .select({ id, name, days })
    .from(planTemplateTable)
    .where(eq(practiceNumber, number))
    .orderBy(asc(name), asc(id))
}

/** The caller holds the lock of the practice. */
export async function countOtherTemplates(
  db: Database,
  number: number,
  than: string,
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(planTemplateTable)
    .where(and(eq(practiceNumber, number), ne(id, than)))
  return row?.found ?? 0
}

/** Replaces a template with the same id. */
export async function upsertTemplate(
  db: Database,
  number: number,
  template: PlanTemplate,
): Promise<void> {
  const { id: _, ...content } = template
  await db
    .insert(planTemplateTable)
    .values({ practiceNumber: number, ...template })
    .onConflictDoUpdate({ target: [practiceNumber, id], set: content })
}

export async function deleteTemplate(db: Database, number: number, of: string): Promise<void> {
  await db.delete(planTemplateTable).where(and(eq(practiceNumber, number), eq(id, of)))
}
