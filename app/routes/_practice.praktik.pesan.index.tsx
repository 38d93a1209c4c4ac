import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ConversationsPage } from '#app/features/messages/conversations-page.tsx'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { readInboxSearch } from '#app/features/messages/messages-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

/** A nutritionist's inbox. The thread of a wanted client opens at once. */
export const Route = createFileRoute('/_practice/praktik/pesan/')({
  validateSearch: readInboxSearch,
  staleTime: 0,
  loaderDeps: ({ search: { client } }) => ({ client }),
  loader: async ({ context, deps: { client } }) => {
    const queryClient = await loadQueryClient(context)
    const inbox = messageQueries.conversations('nutritionist')
    const conversations = await queryClient.ensureQueryData(inbox)
    if (!conversations) throw notFound()
    const wanted = client && conversations.find(({ other }) => other.trackerId === client)
    if (wanted)
      throw redirect({ to: '/praktik/pesan/$id', params: { id: wanted.id }, replace: true })
    return { seo: { title: m.messages_inbox_title() }, now: new Date().toISOString() }
  },
  head: loadedHead,
  component: Inbox,
})

function Inbox() {
  return <ConversationsPage side="nutritionist" now={Route.useLoaderData().now} />
}
