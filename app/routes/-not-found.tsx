import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { SiteLayout } from './-site-layout.tsx'

/** For an address that no route has, in the frame of the site. */
export default function NotFound() {
  return (
    <SiteLayout>
      <NotFoundScreen />
    </SiteLayout>
  )
}
