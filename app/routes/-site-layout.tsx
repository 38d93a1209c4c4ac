import type { ReactNode } from 'react'
import { SignOutButton } from '#app/features/auth/sign-out-button.tsx'
import { ConsentSettingsButton } from '#app/features/consent/consent-settings-button.tsx'
import { KolNotice } from '#app/features/kol/kol-notice.tsx'
import { SiteFrame } from '#app/shell/site-frame.tsx'

/** The frame with the buttons of features in it: the shell may not reach for features itself. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame signOut={<SignOutButton />} cookieSettings={<ConsentSettingsButton />}>
      <KolNotice />
      {children}
    </SiteFrame>
  )
}
