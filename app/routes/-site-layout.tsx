import type { ReactNode } from 'react'
import { SignOutButton } from '#app/features/auth/sign-out-button.tsx'
import { SiteFrame } from '#app/shell/site-frame.tsx'

/** The frame with the auth feature's button in it: the shell may not reach for features itself. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame signOut={<SignOutButton size="row" isWide />}>{children}</SiteFrame>
}
