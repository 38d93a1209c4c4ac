import { and, eq, gt, inArray } from 'drizzle-orm'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { updateAppointment } from './appointment.repository.ts'

const { id, orderId, state, offeredUntil } = appointmentTable

/** Returns the session that an order chose. */
export async function findSessionOfOrder(
  db: Database,
  order: string,
): Promise<AppointmentRow | undefined> {
  const [session] = await db.select().from(appointmentTable).where(eq(orderId, order))
  return session
}

/** Returns the sessions of the given orders with their nutritionists, keyed by order id. */
export async function listSessionsOfOrders(
  db: Database,
  orders: readonly string[],
): Promise<Map<string, SessionOfOrder>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .select({
      session: appointmentTable,
      nutritionist: { slug: practiceTable.slug, name: practiceTable.name },
    })
    .from(appointmentTable)
    .innerJoin(practiceTable, eq(practiceTable.number, appointmentTable.practiceNumber))
    .where(inArray(orderId, [...orders]))
  return new Map(rows.map((row) => [row.session.orderId ?? '', row]))
}

export type SessionOfOrder = {
  session: AppointmentRow
  nutritionist: { slug: string; name: string }
}

/** Like `findSessionOfOrder`, with a lock on the session. */
export async function lockSessionOfOrder(
  db: Database,
  order: string,
): Promise<AppointmentRow | undefined> {
  const [session] = await db.select().from(appointmentTable).where(eq(orderId, order)).for('update')
  return session
}

type Hold = { orderId: string; now: Date }

/** Holds a time for longer. Returns false if the hold has ended, even before a worker withdrew it. */
export async function prolongHold(
  db: Database,
  { orderId: order, now, until }: Hold & { until: Date },
): Promise<boolean> {
  const prolonged = await db
    .update(appointmentTable)
    .set({ offeredUntil: until })
    .where(and(eq(orderId, order), eq(state, 'offered'), gt(offeredUntil, now)))
    .returning({ id })
  return prolonged.length === 1
}

/** Frees the time that an order holds. Does nothing if it holds none. */
export async function withdrawHold(db: Database, { orderId: order, now }: Hold): Promise<void> {
  const held = await lockSessionOfOrder(db, order)
  if (held?.state !== 'offered') return
  await updateAppointment(db, held.id, {
    state: 'withdrawn',
    changedBy: 'system',
    changedAt: now,
  })
}

/** Lets another session take the place of a withdrawn one in its order. */
export async function detachFromOrder(db: Database, session: AppointmentRow): Promise<void> {
  await db.update(appointmentTable).set({ orderId: null }).where(eq(id, session.id))
}
