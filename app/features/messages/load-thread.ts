import type { QueryClient } from '@tanstack/react-query'
import { isUnreached } from '#app/errors/is-unreached.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import { messageQueries } from './messages.queries.ts'
import type { ThreadSearch } from './messages-search.ts'

type LoadedThread = {
  /** Null if the member has no such thread, undefined if the site was not reached. */
  side: ConversationSide | null | undefined
  seo: { title: string }
}

/** Reads what a thread's page shows first. Without a connection, the page says so itself. */
export async function loadThread(
  queryClient: QueryClient,
  id: string,
  { q, show }: ThreadSearch,
): Promise<LoadedThread> {
  const [thread] = await Promise.all([
    queryClient.ensureInfiniteQueryData(messageQueries.thread(id)).catch((error) => {
      if (!isUnreached(error)) throw error
    }),
    q !== undefined && queryClient.prefetchQuery(messageQueries.found(id, q)),
    show === 'files' && queryClient.prefetchQuery(messageQueries.files(id)),
  ])
  if (!thread) return { side: undefined, seo: { title: m.messages_title() } }
  const conversation = thread.pages[0]?.conversation
  if (!conversation) return { side: null, seo: { title: m.messages_title() } }
  const title = m.messages_thread_title({ name: conversation.other.name })
  return { side: conversation.side, seo: { title } }
}
