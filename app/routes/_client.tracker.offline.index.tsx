import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { pageHead } from '#app/seo/page-head.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/**
 * The page that the service worker keeps: the frame of every page of a tracker and nothing else. The
 * browser puts the page in it that the address asks for; on its own address it says what it is.
 * An index, because the router prefers that of /tracker/$id to a page that is none.
 */
export const Route = createFileRoute('/_client/tracker/offline/')({
  ssr: false,
  head: ({ match }) =>
    pageHead({
      settings: match.context.settings,
      path: match.pathname,
      title: m.sync_offline_title(),
    }),
  component: OfflinePage,
})

function OfflinePage() {
  return (
    <Container className="flex flex-col items-start gap-6 py-8 md:py-12">
      <PageHeading title={m.sync_offline_title()} />
      <p className="max-w-prose text-ink-muted">{m.sync_offline_text()}</p>
      <Link to="/tracker" className={buttonStyles({})}>
        {m.sync_offline_open()}
      </Link>
    </Container>
  )
}
