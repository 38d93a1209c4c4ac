import * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { type PkpDesk, pkpStatusSchema } from '#server/contract/admin-pkp.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { findAskedStatus, listDecidedStatuses, listPkpStatuses } from './pkp-status.repository.ts'
import { countedOf, statusOn } from './pkp-status.ts'

/** Whether the company is PKP at a moment, so that its orders state the PPN in their prices. */
export async function isPkpAt(db: Database, now: Date): Promise<boolean> {
  return statusOn(await listPkpStatuses(db), dayInJakarta(now))?.isPkp ?? false
}

/** Returns the statuses of the company, and the one that waits for a second person. */
export async function readPkpDesk(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  me: string,
): Promise<PkpDesk> {
  const now = clock.now()
  const today = dayInJakarta(now)
  const decided = await listDecidedStatuses(db)
  const rows = decided.map(({ status }) => status)
  const counted = new Set(countedOf(rows))
  const current = statusOn(rows, today)
  const asked = await findAskedStatus(db, now)
  return {
    isPkp: current?.isPkp ?? false,
    statuses: decided.toReversed().map(({ status, proposedBy, decidedBy }) => {
      const { isPkp, startsOn, letterNumber, recordedAt } = status
      const isAhead = startsOn > today
      return {
        ...{ isPkp, startsOn, letterNumber, recordedAt: recordedAt.toISOString() },
        ...{ proposedBy: proposedBy ?? '', decidedBy: decidedBy ?? '' },
        state: stateOf({ isCurrent: status === current, isCounted: counted.has(status), isAhead }),
      }
    }),
    asked: asked ? askedOf(asked, { me, today }) : null,
  }
}

type Place = { isCurrent: boolean; isCounted: boolean; isAhead: boolean }

function stateOf({ isCurrent, isCounted, isAhead }: Place): PkpDesk['statuses'][number]['state'] {
  if (!isCounted) return 'replaced'
  if (isAhead) return 'coming'
  return isCurrent ? 'current' : 'past'
}

type Asked = NonNullable<Awaited<ReturnType<typeof findAskedStatus>>>

function askedOf({ approval, requestedBy }: Asked, { me, today }: { me: string; today: string }) {
  const { id, payload, reason, requestedAt } = approval
  const status = v.parse(pkpStatusSchema, payload)
  return {
    ...{ approvalId: id, reason, ...status },
    requestedBy: requestedBy ?? '',
    requestedAt: requestedAt.toISOString(),
    isMine: approval.requestedBy === me,
    isOver: status.startsOn < today,
  }
}
