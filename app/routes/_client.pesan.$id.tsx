import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { loadThread } from '#app/features/messages/load-thread.ts'
import { readThreadSearch } from '#app/features/messages/messages-search.ts'
import { ThreadPage } from '#app/features/messages/thread/thread-page.tsx'
import { threadFormMiddleware } from '#app/features/messages/thread-form.middleware.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'

export const Route = createFileRoute('/_client/pesan/$id')({
  validateSearch: readThreadSearch,
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  staleTime: 0,
  loaderDeps: ({ search }) => search,
  server: { middleware: [threadFormMiddleware] },
  loader: async ({ context, serverContext, params, deps }) => {
    const queryClient = await loadQueryClient(context)
    const { side, seo } = await loadThread(queryClient, params.id, deps)
    if (side === null) throw notFound()
    if (side === 'nutritionist') throw redirect({ to: '/praktik/pesan/$id', params, replace: true })
    return { seo, failure: serverContext?.failure, formIds: serverContext?.formIds }
  },
  head: loadedHead,
  component: ClientThread,
})

function ClientThread() {
  const { id } = Route.useParams()
  const { failure, formIds } = Route.useLoaderData()
  return <ThreadPage key={id} search={Route.useSearch()} {...{ id, failure, formIds }} />
}
