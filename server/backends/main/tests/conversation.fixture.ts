import { and, eq } from 'drizzle-orm'
import type { Conversation, MessagePage, NewMessage } from '#server/contract/message.schema.ts'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { insertRelation, openPractice } from './consultation.fixture.ts'
import type { MainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type Caller = { token: string }
type Calls = Pick<MainFixture, 'get' | 'post'>

/** A client in the care of a nutritionist, with their conversation. */
export async function openConversation(main: MainFixture, rules: Partial<PracticeRow> = {}) {
  const { practice, nutritionist } = await openPractice(main, rules)
  const client = await memberWithTracker(main)
  const relationId = await insertRelation(main, { trackerId: client.trackerId, practice })
  const [conversation] = await main.db
    .select({ id: conversationTable.id })
    .from(conversationTable)
    .where(
      and(
        eq(conversationTable.userId, client.user.id),
        eq(conversationTable.practiceNumber, practice.number),
      ),
    )
  if (!conversation) throw new Error('The care opened no conversation')
  return { id: conversation.id, client, nutritionist, practice, relationId }
}

/** The calls of a conversation, each of which returns its whole answer. */
export function createMessages({ get, post }: Calls) {
  const at = (id: string) => `/v1/conversations/${id}`
  return {
    send: (id: string, { token }: Caller, message: string | Partial<NewMessage> = 'Halo') =>
      post(`${at(id)}/messages`, {
        token,
        body: {
          id: crypto.randomUUID(),
          ...(typeof message === 'string' ? { body: message } : message),
        },
      }),
    withdraw: (id: string, { token }: Caller, messageId: string) =>
      post(`${at(id)}/messages/${messageId}/withdraw`, { token }),
    read: (id: string, { token }: Caller, seq: number) =>
      post(`${at(id)}/read`, { token, body: { seq } }),
    sendFile: (
      id: string,
      { token }: Caller,
      file: { id?: string; name?: string; bytes: Buffer },
    ) =>
      post(`${at(id)}/files`, {
        token,
        body: {
          id: file.id ?? crypto.randomUUID(),
          name: file.name ?? 'piring.jpg',
          base64: file.bytes.toString('base64'),
        },
      }),
    file: (id: string, { token }: Caller, fileId: string) =>
      get(`${at(id)}/files/${fileId}`, { token }),
    async page(id: string, { token }: Caller, query = ''): Promise<MessagePage> {
      return (await get(`${at(id)}/messages${query}`, { token })).body.data
    },
    async list({ token }: Caller, side = 'client'): Promise<Conversation[]> {
      return (await get(`/v1/conversations?side=${side}`, { token })).body.data
    },
    async found(id: string, { token }: Caller, words: string): Promise<string[]> {
      const query = new URLSearchParams({ q: words })
      const { body } = await get(`${at(id)}/search?${query}`, { token })
      return body.data.map((message: { body: string }) => message.body)
    },
  }
}

/** The smallest text that readers take for a PDF. */
export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
)
