import { createFileRoute } from '@tanstack/react-router'
import { answerRobots } from '#app/seo/crawl/robots.server.ts'

/** What crawlers may read, and where the sitemap is. */
export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: ({ context }) => answerRobots(context) } },
})
