import { hourMs } from '#app/lib/time.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { ViewedSection } from '#server/contract/appointment.schema.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import type { Database } from '#server/db/open-database.ts'

type View = {
  trackerId: string
  practiceNumber: number
  sections: readonly ViewedSection[]
  at: Date
}

/** Records which sections were opened. A further look in the same hour adds no row. */
export async function recordViews(
  db: Database,
  { trackerId, practiceNumber, sections, at }: View,
): Promise<void> {
  if (sections.length === 0) return
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
  await db
    .insert(recordViewTable)
    .values(
      sections.map((section) => ({ id: randomId(), trackerId, practiceNumber, section, hour })),
    )
    .onConflictDoNothing()
}
