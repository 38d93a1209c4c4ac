import { eq } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { cartTable } from '#server/db/main/cart.table.ts'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** What calls address by an id in their path: `/v1/<name>/<id>`. */
const ownedTables = {
  carts: cartTable,
  orders: orderTable,
  trackers: trackerTable,
  transactions: transactionTable,
}

/** Returns the owners of the resource at a call's path. Returns an empty list if it does not exist. */
export async function findOwnersOf(db: Database, path: string): Promise<string[]> {
  const [, version, name = '', id = ''] = path.split('/')
  if (version !== 'v1' || id === '') return []
  if (name === 'appointments') return findClientOf(db, id)
  if (name === 'conversations') return findMembersOf(db, id)
  if (!isOwned(name)) return []
  const table = ownedTables[name]
  const rows = await db.select({ userId: table.userId }).from(table).where(eq(table.id, id))
  return rows.map(({ userId }) => userId)
}

function isOwned(name: string): name is keyof typeof ownedTables {
  return Object.hasOwn(ownedTables, name)
}

async function findClientOf(db: Database, appointmentId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: userTable.id })
    .from(appointmentTable)
    .innerJoin(userTable, eq(userTable.number, appointmentTable.userNumber))
    .where(eq(appointmentTable.id, appointmentId))
  return rows.map(({ userId }) => userId)
}

async function findMembersOf(db: Database, conversationId: string): Promise<string[]> {
  const { id, userId, nutritionistId } = conversationTable
  const rows = await db
    .select({ userId, nutritionistId })
    .from(conversationTable)
    .where(eq(id, conversationId))
  return rows.flatMap((row) => [row.userId, ...(row.nutritionistId ? [row.nutritionistId] : [])])
}
