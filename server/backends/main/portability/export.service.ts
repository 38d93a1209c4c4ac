import { appendAuditEntry } from '#server/backends/main/audit/append-audit-entry.ts'
import type { Member } from '#server/backends/main/auth/session.service.ts'
import { dayInJakarta } from '#server/backends/main/calendar-day.ts'
import { isMemberCalm } from '#server/backends/main/calm-mode/is-member-calm.ts'
import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { findTracker } from '#server/backends/main/trackers/tracker.repository.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { readRowsOfTracker } from './export.repository.ts'

/**
 * Everything that was written down in a tracker, as it was at one moment.
 * @throws MainFailure `ERR_NO_TRACKER`, for a stranger's tracker too
 */
export async function exportTracker(
  parts: MainParts,
  { user }: Member,
  trackerId: string,
): Promise<TrackerExport> {
  const now = parts.clock.now()
  return parts.db.transaction(
    async (tx) => {
      const tracker = await findTracker(tx, { trackerId, userId: user.id })
      if (!tracker) throw new MainFailure('ERR_NO_TRACKER')
      await appendAuditEntry(parts, tx, { action: 'tracker_exported', subjectId: user.id })
      return {
        schemaVersion: 1 as const,
        exportedAt: now.toISOString(),
        tracker,
        isCalm: await isMemberCalm(tx, user.id, dayInJakarta(now)),
        ...(await readRowsOfTracker(tx, { trackerId, userId: user.id })),
      }
    },
    // All tables as they were at the same moment.
    { isolationLevel: 'repeatable read' },
  )
}
