import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { KolDetail, KolList, KolQuery } from '#server/contract/admin-kol.schema.ts'
import type { KolPayoutRow } from '#server/db/main/kol-payout.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { listStatements } from './kol-payout.repository.ts'
import { payoutFactsOf } from './kol-payout.service.ts'
import { listRates } from './kol-rate.repository.ts'
import { owedOf } from './owed-of.ts'
import {
  findAskedPayout,
  findStaffKol,
  kolsPerPage,
  listKols,
  type StaffKol,
} from './staff-kol.repository.ts'

export async function readKols({ db, clock }: MainContext, query: KolQuery): Promise<KolList> {
  const rows = await listKols(db, query, dayInJakarta(clock.now()))
  const page = rows.slice(0, kolsPerPage)
  const last = rows.length > kolsPerPage ? page.at(-1)?.kol : undefined
  return {
    kols: page.map(factsOf),
    next: last ? `${last.createdAt.toISOString()}_${last.code}` : null,
  }
}

/** @throws MainFailure `ERR_NO_KOL` */
export async function readStaffKol(
  { db, clock }: MainContext,
  { code, me }: { code: string; me: string },
): Promise<KolDetail> {
  const now = clock.now()
  const found = await findStaffKol(db, code, dayInJakarta(now))
  if (!found) throw new MainFailure('ERR_NO_KOL')
  const { kol, owner, account } = found
  const rates = await listRates(db, code)
  const first = { percent: kol.commissionPercent, startsOn: dayInJakarta(kol.createdAt) }
  const statements = await listStatements(db, code)
  return {
    ...factsOf(found),
    memberId: owner.id,
    email: owner.deletedAt ? '' : owner.email,
    isMe: owner.id === me,
    rates: [...rates.map(({ percent, startsOn }) => ({ percent, startsOn })), first],
    unreportedRupiah: account.earnedRupiah - account.reportedRupiah,
    statements: statements.map(({ statement, payout }) => {
      const { month, orderCount, carriedRupiah, amountRupiah } = statement
      return { month, orderCount, carriedRupiah, amountRupiah, payout: payout && paidOf(payout) }
    }),
    asked: await readAsked(db, found, { me, now }),
  }
}

async function readAsked(
  db: Database,
  { kol, account }: StaffKol,
  { me, now }: { me: string; now: Date },
): Promise<KolDetail['asked']> {
  const asked = await findAskedPayout(db, kol.code, now)
  if (!asked) return null
  const { id: approvalId, payload, reason, requestedAt, requestedBy } = asked.approval
  const facts = payoutFactsOf(payload)
  return {
    ...{ approvalId, reason, ...paidOf(facts), month: facts.month },
    requestedBy: asked.requestedBy ?? '',
    requestedAt: requestedAt.toISOString(),
    isMine: requestedBy === me,
    isUpToDate: facts.amountRupiah <= owedOf({ ...account, isLastPaid: false }),
  }
}

function paidOf({
  amountRupiah,
  paidOn,
  reference,
  evidence,
}: Pick<KolPayoutRow, 'amountRupiah' | 'paidOn' | 'reference' | 'evidence'>) {
  return { amountRupiah, paidOn, reference, evidence }
}

function factsOf({ kol: { code, name, createdAt, endedAt }, percent, account }: StaffKol) {
  return {
    ...{ code, name, percent, owedRupiah: owedOf(account) },
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
