import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConsentSettingsButton } from '#app/features/consent/consent-settings-button.tsx'
import { KolNotice } from '#app/features/kol/kol-notice.tsx'
import { SiteFrame } from '#app/shell/site-frame.tsx'

/** Lazy, because guests never see it. */
export const MemberLinks = lazyRouteComponent(() => import('./-member-links.tsx'))

/** The site frame with components of features, which the shell may not import. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame memberLinks={<MemberLinks />} cookieSettings={<ConsentSettingsButton />}>
      <KolNotice />
      {children}
    </SiteFrame>
  )
}
