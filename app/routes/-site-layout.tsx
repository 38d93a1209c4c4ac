import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConsentSettingsButton } from '#app/features/consent/consent-settings-button.tsx'
import { KolNotice } from '#app/features/kol/kol-notice.tsx'
import { SiteFrame } from '#app/shell/site-frame.tsx'

/** Visitors have none of this, so they do not load it. */
export const MemberLinks = lazyRouteComponent(() => import('./-member-links.tsx'))

/** The frame with the parts of features in it: the shell may not reach for features itself. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame memberLinks={<MemberLinks />} cookieSettings={<ConsentSettingsButton />}>
      <KolNotice />
      {children}
    </SiteFrame>
  )
}
