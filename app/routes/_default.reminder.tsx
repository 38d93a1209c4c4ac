import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { answerOneClickStop } from '#app/features/goals/one-click-stop.server.ts'
import { StopReminder } from '#app/features/goals/stop-reminder.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { pageHead } from '#app/seo/page-head.ts'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_default/reminder')({
  validateSearch: v.object({ stop: v.optional(v.fallback(v.string(), ''), '') }),
  head: ({ match: { context, pathname } }) => {
    const head = pageHead({
      settings: context.settings,
      path: pathname,
      title: m.goals_stop_title(),
      isIndexed: false,
    })
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] }
  },
  server: {
    handlers: { POST: ({ request, context }) => answerOneClickStop(request, context) },
  },
  component: ReminderPage,
})

function ReminderPage() {
  return (
    <Container className="py-10 md:py-16">
      <StopReminder id={Route.useSearch().stop} />
    </Container>
  )
}
