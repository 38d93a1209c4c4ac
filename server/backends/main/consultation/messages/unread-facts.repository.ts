import { desc, eq } from 'drizzle-orm'
import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findConversation } from './conversation.repository.ts'

/** Of a client who never had a session. */
const usualZone = 'Asia/Jakarta'

/** What the mail about unread messages needs. */
export type UnreadFacts = {
  reader: User
  otherName: string
  /** The reader's. */
  zone: string
  readSeq: number
  /** The page of the thread. */
  path: string
}

/** Returns undefined once the care has ended, or if an account is deleted or suspended. */
export async function findUnreadFacts(
  db: Database,
  { conversationId, reader }: { conversationId: string; reader: ConversationSide },
): Promise<UnreadFacts | undefined> {
  const { conversation, practice, caredTrackerId, clientFirstName, clientLastName } =
    await findConversation(db, conversationId, reader)
  const isClient = reader === 'client'
  const userId = isClient ? conversation.userId : conversation.nutritionistId
  const user = await findUser(db, userId ?? '')
  if (!user || user.suspendedAt || caredTrackerId === null) return undefined
  return isClient
    ? {
        reader: user,
        otherName: practice.name,
        zone: await findZone(db, user),
        readSeq: conversation.readSeqClient,
        path: `/pesan/${conversationId}`,
      }
    : {
        reader: user,
        otherName: `${clientFirstName} ${clientLastName}`.trim(),
        zone: practice.zone,
        readSeq: conversation.readSeqNutritionist,
        path: `/praktik/pesan/${conversationId}`,
      }
}

/** The zone in which a client last booked. */
async function findZone(db: Database, { number }: User): Promise<string> {
  const [latest] = await db
    .select({ zone: appointmentTable.clientZone })
    .from(appointmentTable)
    .where(eq(appointmentTable.userNumber, number))
    .orderBy(desc(appointmentTable.createdAt))
    .limit(1)
  return latest?.zone ?? usualZone
}
