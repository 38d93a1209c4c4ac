import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { isMemberCalm } from '#server/backends/main/tracker/calm-mode/is-member-calm.ts'
import { findTracker } from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { readRowsOfTracker } from './tracker-export.repository.ts'

/**
 * Exports every entry of a tracker as of one moment.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function exportTracker(
  context: MainContext,
  { user }: Member,
  trackerId: string,
): Promise<TrackerExport> {
  const now = context.clock.now()
  return context.db.transaction(
    async (tx) => {
      const found = await findTracker(tx, { trackerId, userId: user.id })
      if (!found) throw new MainFailure('ERR_NO_TRACKER')
      const { nutritionist, ...tracker } = found
      await appendAuditEntry(context, tx, { action: 'tracker_exported', subjectId: user.id })
      return {
        schemaVersion: 1 as const,
        exportedAt: now.toISOString(),
        tracker,
        isCalm: await isMemberCalm(tx, user.id, dayInJakarta(now)),
        ...(await readRowsOfTracker(tx, { trackerId, userId: user.id })),
      }
    },
    // All tables are read from one snapshot.
    { isolationLevel: 'repeatable read' },
  )
}
