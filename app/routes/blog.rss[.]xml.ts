import { createFileRoute } from '@tanstack/react-router'
import { answerRss } from '#app/features/blog/rss.server.ts'

/** The articles for feed readers, without a page around them. */
export const Route = createFileRoute('/blog/rss.xml')({
  server: {
    handlers: { GET: ({ request, context }) => answerRss(request, context) },
  },
})
