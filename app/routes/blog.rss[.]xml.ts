import { createFileRoute } from '@tanstack/react-router'
import { answerRss } from '#app/features/blog/rss.server.ts'

/** RSS feed of the articles. */
export const Route = createFileRoute('/blog/rss.xml')({
  server: {
    handlers: { GET: ({ request, context }) => answerRss(request, context) },
  },
})
