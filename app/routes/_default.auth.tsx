import { createFileRoute, Outlet } from '@tanstack/react-router'
import { WithQueries } from '#app/queries/with-queries.tsx'

/** Sign-in, sign-up, and the pages that mails link to. */
export const Route = createFileRoute('/_default/auth')({ component: Layout })

function Layout() {
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  )
}
