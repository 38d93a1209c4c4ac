import { dayInJakarta, startInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { endOfNextWorkingDay } from '#server/backends/main/platform/tasks/next-working-day.ts'
import {
  closeTasks,
  listOpenSubjects,
  openTask,
} from '#server/backends/main/platform/tasks/task.repository.ts'
import { listEndingLicences, listHidden } from './watched-practice.repository.ts'

/** How many days before the end of a licence its task opens, and is due again. */
const [openedDays, ...dueDays] = [90, 30, 7, 0]

/**
 * Opens and closes the tasks about practices: a licence that ends, and clients whose nutritionist
 * takes no bookings. Always returns false.
 */
export async function watchPractices({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<false> {
  const now = clock.now()
  const today = dayInJakarta(now)
  const licences = await listEndingLicences(db, addDays(today, openedDays ?? 0))
  for (const { slug, practiceUntil } of licences)
    await openTask(db, {
      ...{ kind: 'licence', subject: slug, openedAt: now },
      dueAt: startInJakarta(nextDue(practiceUntil, today)),
    })
  const hidden = await listHidden(db, today)
  const known = await listOpenSubjects(db, 'hidden_nutritionist')
  for (const { slug: subject } of hidden.filter(({ slug }) => !known.includes(slug)))
    await openTask(db, {
      ...{ kind: 'hidden_nutritionist', subject, openedAt: now },
      dueAt: endOfNextWorkingDay(now),
    })
  const causes = { licence: licences, hidden_nutritionist: hidden } as const
  for (const kind of ['licence', 'hidden_nutritionist'] as const)
    for (const subject of await listOpenSubjects(db, kind))
      if (!causes[kind].some(({ slug }) => slug === subject))
        await closeTasks(db, { kinds: [kind], subject, closedAt: now })
  return false
}

/** The next of the days before the end of the licence; the end itself once it is over. */
function nextDue(practiceUntil: string, today: string): string {
  const days = dueDays.map((before) => addDays(practiceUntil, -before))
  return days.find((day) => day >= today) ?? practiceUntil
}
