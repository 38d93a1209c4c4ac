import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import {
  getConversations,
  getFiles,
  getFound,
  getQuickTexts,
  getThread,
} from './messages.functions.ts'

/** All share one key, so that a live event refreshes every list that it changes. */
export const messagesKey = ['messages'] as const

export const messageQueries = {
  conversations: (side: ConversationSide) =>
    queryOptions({
      queryKey: [...messagesKey, 'conversations', side],
      queryFn: () => getConversations({ data: { side } }),
    }),
  /** Its first page holds the newest messages, and each further page earlier ones. */
  thread: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...messagesKey, 'thread', id],
      queryFn: ({ pageParam: before }) =>
        getThread({ data: { id, ...(before !== null && { before }) } }),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => (page?.hasEarlier ? page.messages[0]?.seq : undefined),
    }),
  files: (id: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'files', id],
      queryFn: () => getFiles({ data: { id } }),
    }),
  found: (id: string, q: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'found', id, q],
      queryFn: () => getFound({ data: { id, q } }),
    }),
  quickTexts: () =>
    queryOptions({ queryKey: [...messagesKey, 'quick-texts'], queryFn: () => getQuickTexts() }),
}
