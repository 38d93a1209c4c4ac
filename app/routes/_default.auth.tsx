import { createFileRoute, Outlet } from '@tanstack/react-router'
import { WithQueries } from '#app/queries/with-queries.tsx'

/** Signing in and up, and the pages that mails lead to. */
export const Route = createFileRoute('/_default/auth')({ component: Layout })

function Layout() {
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  )
}
