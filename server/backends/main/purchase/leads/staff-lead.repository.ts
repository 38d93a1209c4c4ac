import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { LeadQuery } from '#server/contract/admin-lead.schema.ts'
import { leadTable } from '#server/db/main/lead.table.ts'
import { leadCaseTable } from '#server/db/main/lead-case.table.ts'
import { leadEventTable } from '#server/db/main/lead-event.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export const leadsPerPage = 50
/** More enquiries than one company sends. */
const mostDuplicates = 20

/** Returns a page of enquiries, newest first, and one row more if another page follows. */
export function listLeads(db: Database, { stage, mine, after }: LeadQuery, me: string) {
  const { createdAt, submissionId, owner } = leadCaseTable
  return select(
    db,
    and(
      stage && eq(leadCaseTable.stage, stage),
      mine && eq(owner, me),
      after
        ? sql`(${createdAt}, ${submissionId}) < (${after.slice(0, 24)}::timestamptz, ${after.slice(25)})`
        : undefined,
    ),
  ).limit(leadsPerPage + 1)
}

/** Returns the enquiries from exactly this address, newest first. */
export function listLeadsOf(db: Database, email: string) {
  return select(db, sql`lower(${leadTable.email}) = ${email.toLowerCase()}`).limit(leadsPerPage)
}

export async function findLead(db: Database, id: string) {
  const [found] = await select(db, eq(leadCaseTable.submissionId, id))
  return found
}

/** A company's name without its legal form and marks, as people compare them. */
const comparable = (column: typeof leadTable.company | string) =>
  sql`regexp_replace(regexp_replace(lower(${column}), '\\y(pt|cv|tbk|ud|persero)\\y', '', 'g'), '[^a-z0-9]', '', 'g')`

type Sender = Pick<typeof leadTable.$inferSelect, 'submissionId' | 'email' | 'company'>

/** Returns other enquiries of the same company or address. */
export function listDuplicates(db: Database, { submissionId, email, company }: Sender) {
  const isSame = or(
    sql`lower(${leadTable.email}) = lower(${email})`,
    sql`${comparable(leadTable.company)} = ${comparable(company)}`,
  )
  return select(db, and(ne(leadTable.submissionId, submissionId), isSame)).limit(mostDuplicates)
}

function select(db: Database, where: SQL | undefined) {
  return db
    .select({ lead: leadTable, case: leadCaseTable, ownerName: userTable.firstName })
    .from(leadCaseTable)
    .innerJoin(leadTable, eq(leadTable.submissionId, leadCaseTable.submissionId))
    .leftJoin(userTable, eq(userTable.id, leadCaseTable.owner))
    .where(where)
    .orderBy(desc(leadCaseTable.createdAt), desc(leadCaseTable.submissionId))
}
export type FoundLead = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** Locks an enquiry against other changes. */
export async function lockLeadCase(tx: Database, id: string) {
  const ofLead = eq(leadCaseTable.submissionId, id)
  const [locked] = await tx.select().from(leadCaseTable).where(ofLead).for('update')
  const [lead] = await tx.select().from(leadTable).where(eq(leadTable.submissionId, id))
  return locked && lead && { lead, case: locked }
}

export async function updateLeadCase(
  tx: Database,
  id: string,
  changes: Partial<typeof leadCaseTable.$inferInsert>,
): Promise<void> {
  await tx.update(leadCaseTable).set(changes).where(eq(leadCaseTable.submissionId, id))
}

/** Deletes an enquiry with its case and events. */
export async function deleteLead(tx: Database, id: string): Promise<void> {
  await tx.delete(leadTable).where(eq(leadTable.submissionId, id))
}

export async function insertLeadEvent(
  tx: Database,
  event: typeof leadEventTable.$inferInsert,
): Promise<void> {
  await tx.insert(leadEventTable).values(event)
}

/** Returns what staff did, the newest first. */
export function listLeadEvents(db: Database, submissionId: string) {
  return db
    .select({ event: leadEventTable, by: userTable.firstName })
    .from(leadEventTable)
    .leftJoin(userTable, eq(userTable.id, leadEventTable.by))
    .where(eq(leadEventTable.submissionId, submissionId))
    .orderBy(desc(leadEventTable.at), desc(leadEventTable.id))
}
