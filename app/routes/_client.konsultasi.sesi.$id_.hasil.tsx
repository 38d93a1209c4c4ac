import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { noteQueries } from '#app/features/notes/notes.queries.ts'
import { ClientNotePage } from '#app/features/notes/read/client-note-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'

export const Route = createFileRoute('/_client/konsultasi/sesi/$id_/hasil')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const note = await queryClient.ensureQueryData(noteQueries.clientNote(params.id))
    if (!note) throw notFound()
    return { seo: { title: m.notes_result_title() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: note } = useSuspenseQuery(noteQueries.clientNote(Route.useParams().id))
  if (!note) return null
  return <ClientNotePage note={note} />
}
