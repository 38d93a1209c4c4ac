import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { searchReader } from '#app/lib/search-reader.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { redirectTargetOf } from '#app/session/redirect-target.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** The page the visitor was on the way to. */
const readOfflineSearch = searchReader({ page: redirectTargetOf })

/**
 * The frame that the service worker serves for every tracker page while offline. The browser
 * renders the page of the actual address in it. At its own address it explains itself and links on
 * to the visitor's page.
 * An index route, because the router would prefer the index of /tracker/$id to a non-index.
 */
export const Route = createFileRoute('/_client/tracker/offline/')({
  validateSearch: readOfflineSearch,
  ssr: false,
  head: ({ match: { context, pathname } }) =>
    pageHead({ settings: context.settings, path: pathname, title: m.sync_offline_title() }),
  component: OfflinePage,
})

function OfflinePage() {
  const { page } = Route.useSearch()
  return (
    <Container className="grid items-center gap-x-10 gap-y-6 py-10 md:grid-cols-2 md:py-24">
      <div className="flex flex-col items-start gap-5">
        <PageHeading title={m.sync_offline_title()} />
        {page && <p className="max-w-prose text-lg">{m.sync_offline_page()}</p>}
        <p className="max-w-prose text-ink-muted">{m.sync_offline_text()}</p>
        <div className="flex w-full flex-wrap gap-3 pt-2 max-sm:*:grow">
          <Link to="/tracker" className={buttonStyles({})}>
            {m.sync_offline_open()}
          </Link>
          {page && <WayOn page={page} />}
        </div>
      </div>
      <EmptyPlate className="mx-auto w-full max-w-80 max-md:order-first max-md:mx-0 max-md:max-w-32" />
    </Container>
  )
}

/** The browser may report a connection too early, so the site is polled. */
const lookEveryMs = 4_000

/** Links to the page, and opens it once the site can be reached. */
function WayOn({ page }: { page: string }) {
  useEffect(() => {
    const goOnOnceReached = () =>
      fetch('/builds/latest.json', { cache: 'no-store' }).then(
        () => window.location.replace(page),
        () => {},
      )
    const looking = setInterval(goOnOnceReached, lookEveryMs)
    window.addEventListener('online', goOnOnceReached)
    return () => {
      clearInterval(looking)
      window.removeEventListener('online', goOnOnceReached)
    }
  }, [page])
  return (
    <a href={page} className={buttonStyles({ variant: 'secondary' })}>
      {m.sync_offline_retry()}
    </a>
  )
}
