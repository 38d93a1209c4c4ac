import { createFileRoute } from '@tanstack/react-router'
import { answerFeed } from '#app/features/practice/settings/answer-feed.server.ts'

/** The feed that a nutritionist's calendar program reads: /calendar/{key}.ics */
export const Route = createFileRoute('/calendar/{$key}.ics')({
  server: {
    handlers: { GET: ({ params, context }) => answerFeed(context, params.key) },
  },
})
