import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { loadThread } from '#app/features/messages/load-thread.ts'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { readThreadSearch } from '#app/features/messages/messages-search.ts'
import { QuickTextButtons } from '#app/features/messages/quick-texts/quick-text-buttons.tsx'
import { ThreadPage } from '#app/features/messages/thread/thread-page.tsx'
import { threadFormMiddleware } from '#app/features/messages/thread-form.middleware.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_practice/praktik/pesan/$id')({
  validateSearch: readThreadSearch,
  staleTime: 0,
  loaderDeps: ({ search }) => search,
  server: { middleware: [threadFormMiddleware] },
  loader: async ({ context, serverContext, params, deps }) => {
    const queryClient = await loadQueryClient(context)
    const [{ side, seo }] = await Promise.all([
      loadThread(queryClient, params.id, deps),
      queryClient.prefetchQuery(messageQueries.quickTexts()),
    ])
    if (side === null) throw notFound()
    if (side === 'client') throw redirect({ to: '/pesan/$id', params, replace: true })
    return { seo, failure: serverContext?.failure, formIds: serverContext?.formIds }
  },
  head: loadedHead,
  component: NutritionistThread,
})

function NutritionistThread() {
  const { id } = Route.useParams()
  const { failure, formIds } = Route.useLoaderData()
  return (
    <ThreadPage
      key={id}
      search={Route.useSearch()}
      quickTexts={(onChoose) => <QuickTextButtons onChoose={onChoose} />}
      {...{ id, failure, formIds }}
    />
  )
}
