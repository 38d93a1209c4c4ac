import { createFileRoute, Outlet } from '@tanstack/react-router'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { installLinks } from '#app/seo/install/install-links.ts'
import { Live } from './-live.tsx'
import { SiteLayout } from './-site-layout.tsx'

/** The signed-in client's area. Its pages have their own guards, because some need no session. */
export const Route = createFileRoute('/_client')({
  head: () => ({ links: installLinks() }),
  component: Layout,
})

function Layout() {
  return (
    <SiteLayout>
      <WithQueries>
        <Outlet />
        <Live />
      </WithQueries>
    </SiteLayout>
  )
}
