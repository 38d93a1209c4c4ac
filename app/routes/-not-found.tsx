import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { SiteLayout } from './-site-layout.tsx'

/** For an address without a route, in the frame of the site. */
export default function NotFound() {
  return (
    <SiteLayout>
      <NotFoundScreen />
    </SiteLayout>
  )
}
