import { createFileRoute } from '@tanstack/react-router'
import { answerOneClickStop } from '#app/features/goals/one-click-stop.server.ts'
import { StopReminder } from '#app/features/goals/stop-reminder.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { anyText, searchReader } from '#app/lib/search-reader.ts'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { secretHead } from '#app/seo/page-head.ts'
import { Container } from '#app/ui/container.tsx'

const readReminderSearch = searchReader({ stop: anyText })

export const Route = createFileRoute('/_default/reminder')({
  validateSearch: readReminderSearch,
  loader: () => ({ seo: { title: m.goals_stop_title() } }),
  shouldReload: reloadOnline,
  head: (page) => secretHead(page, { isIndexed: false }),
  server: {
    handlers: { POST: ({ request, context }) => answerOneClickStop(request, context) },
  },
  component: ReminderPage,
})

function ReminderPage() {
  return (
    <Container className="py-10 md:py-16">
      <WithQueries>
        <StopReminder id={Route.useSearch().stop} />
      </WithQueries>
    </Container>
  )
}
