import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { noteQueries } from '#app/features/notes/notes.queries.ts'
import { NotePage } from '#app/features/notes/write/note-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { useSigner } from './-signer.tsx'

export const Route = createFileRoute('/_practice/praktik/sesi/$id_/catatan')({
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const [view] = await Promise.all([
      queryClient.fetchQuery(noteQueries.note(params.id)),
      queryClient.ensureQueryData(accountQueries.account()),
    ])
    if (!view) throw notFound()
    return { seo: { title: m.notes_title() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: view } = useSuspenseQuery(noteQueries.note(Route.useParams().id))
  const signer = useSigner()
  if (!view) throw notFound()
  return <NotePage view={view} signer={signer} />
}
