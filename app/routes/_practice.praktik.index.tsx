import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { UnreadConversations } from '#app/features/messages/unread-conversations.tsx'
import { noteQueries } from '#app/features/notes/notes.queries.ts'
import { UnsignedNotes } from '#app/features/notes/unsigned-notes.tsx'
import { TodayPage } from '#app/features/practice/days/today-page.tsx'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_practice/praktik/')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await Promise.all([
      queryClient.ensureQueryData(practiceQueries.today()),
      queryClient.ensureQueryData(practiceQueries.unrecorded()),
      queryClient.prefetchQuery(messageQueries.conversations('nutritionist')),
      queryClient.prefetchQuery(noteQueries.unsigned()),
    ])
    return { seo: { title: m.practice_today() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: agenda } = useSuspenseQuery(practiceQueries.today())
  const { data: unrecorded } = useSuspenseQuery(practiceQueries.unrecorded())
  return (
    <TodayPage
      agenda={agenda}
      unrecorded={unrecorded}
      messages={
        <>
          <UnreadConversations now={agenda.now} />
          <UnsignedNotes zone={agenda.practice.zone} />
        </>
      }
    />
  )
}
