import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { RoomPage } from '#app/features/room/room-page.tsx'
import { roomQueries } from '#app/features/room/rooms.queries.ts'
import { answerLeave } from '#app/features/room/rooms.server.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { contentId } from '#app/shell/site-frame.tsx'
import { useWatchedMember } from '#app/shell/use-watched-member.ts'
import { isOnFirstPage } from '#app/ui/first-page.ts'
import { Live } from './-live.tsx'

/** The room of a session, without the site around it. */
export const Route = createFileRoute('/ruang/$id')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
    // A page that was opened elsewhere on the site may never use a camera.
    const { location, preload } = guarded
    if (!import.meta.env.SSR && !preload && !isOnFirstPage())
      throw redirect({ href: location.publicHref, reloadDocument: true })
  },
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const room = await queryClient.ensureQueryData(roomQueries.room(params.id))
    if (!room) throw notFound()
    return { seo: { title: m.room_title({ name: room.otherName }) } }
  },
  head: loadedHead,
  server: {
    handlers: { POST: ({ request, params, context }) => answerLeave(request, context, params.id) },
  },
  component: Page,
})

function Page() {
  useWatchedMember()
  return (
    <WithQueries>
      <main id={contentId} tabIndex={-1} className="min-h-dvh outline-none">
        <RoomPage id={Route.useParams().id} />
      </main>
      <Live />
    </WithQueries>
  )
}
