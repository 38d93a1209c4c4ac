import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ConversationsPage } from '#app/features/messages/conversations-page.tsx'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { readConversationsSearch } from '#app/features/messages/messages-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'

/** A client's conversations. The only one, or the wanted one, opens at once. */
export const Route = createFileRoute('/_client/pesan/')({
  validateSearch: readConversationsSearch,
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  staleTime: 0,
  loaderDeps: ({ search: { nutritionist } }) => ({ nutritionist }),
  loader: async ({ context, deps: { nutritionist } }) => {
    const queryClient = await loadQueryClient(context)
    const conversations = await queryClient.ensureQueryData(messageQueries.conversations('client'))
    if (!conversations) throw notFound()
    const [only] = conversations.length === 1 ? conversations : []
    const wanted = conversations.find(({ other }) => other.slug === nutritionist)
    const opened = nutritionist === undefined ? only : wanted
    if (opened) throw redirect({ to: '/pesan/$id', params: { id: opened.id }, replace: true })
    return { seo: { title: m.messages_title() }, now: new Date().toISOString() }
  },
  head: loadedHead,
  component: ClientConversations,
})

function ClientConversations() {
  return <ConversationsPage side="client" now={Route.useLoaderData().now} />
}
