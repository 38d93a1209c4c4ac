import { dayInJakarta, startInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import {
  closeTasks,
  listOpenSubjects,
  openTask,
} from '#server/backends/main/platform/tasks/task.repository.ts'
import { claimWarningDays } from '#server/contract/content.schema.ts'

/**
 * Opens a task for each claim whose evidence ends soon, due when the content backend stops to make the
 * claim. Closes it once the evidence is renewed or the claim switched off. Always returns false.
 */
export async function watchClaims({
  db,
  clock,
  listClaims,
}: Pick<MainContext, 'db' | 'clock' | 'listClaims'>): Promise<false> {
  if (!listClaims) return false
  const now = clock.now()
  const lastDay = addDays(dayInJakarta(now), claimWarningDays)
  const ending = (await listClaims()).filter(({ until }) => until <= lastDay)
  const subjects = new Set<string>()
  for (const { page, locale, until } of ending) {
    const subject = `${page}/${locale}`
    subjects.add(subject)
    const dueAt = startInJakarta(addDays(until, 1))
    await openTask(db, { kind: 'claim', subject, openedAt: now, dueAt })
  }
  for (const subject of await listOpenSubjects(db, 'claim'))
    if (!subjects.has(subject)) await closeTasks(db, { kinds: ['claim'], subject, closedAt: now })
  return false
}
