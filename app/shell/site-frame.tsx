import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Target of the skip link. */
export const contentId = 'content'

type SiteFrameProps = { memberLinks: ReactNode; cookieSettings: ReactNode; children: ReactNode }

/** Header, page and footer; a short page fills the window. */
export function SiteFrame({ memberLinks, cookieSettings, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader memberLinks={memberLinks} />
      <main id={contentId} tabIndex={-1} className="min-h-[60dvh] flex-1 outline-none">
        {children}
      </main>
      <SiteFooter cookieSettings={cookieSettings} />
    </div>
  )
}
