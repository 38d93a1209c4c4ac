import { createFileRoute } from '@tanstack/react-router'
import { answerSitemap } from '#app/seo/crawl/sitemap.server.ts'

/** Every public page, for search engines. */
export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: ({ context }) => answerSitemap(context) } },
})
