import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteLayout } from './-site-layout.tsx'

/** The public site. */
export const Route = createFileRoute('/_default')({ component: Layout })

function Layout() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}
