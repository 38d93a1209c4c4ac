import { createFileRoute } from '@tanstack/react-router'
import { answerLive } from '#app/live/answer-live.server.ts'

/** The stream of the member's live events: /live.events */
export const Route = createFileRoute('/live.events')({
  server: {
    handlers: { GET: ({ request, context }) => answerLive(context, request) },
  },
})
