import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { FullPlate } from '#app/ui/full-plate.tsx'
import { AuthPicture } from './auth-picture.tsx'

/**
 * Layout of the auth pages: the form, and a panel about the benefits of an account. On a phone a
 * small picture replaces the panel.
 */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <Container className="py-8 md:py-12">
      <div className="mx-auto grid max-w-lg md:max-w-none md:grid-cols-2 md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface-raised lg:grid-cols-[7fr_6fr]">
        <div className="flex min-w-0 flex-col gap-5 md:px-8 md:py-12 lg:px-14 lg:py-16">
          <FullPlate className="size-24 md:hidden" />
          <div className="mx-auto w-full max-w-lg md:my-auto">{children}</div>
        </div>
        <div className="flex min-h-144 flex-col gap-8 overflow-hidden bg-primary-900 max-md:hidden">
          <p className="max-w-md text-balance px-8 pt-12 font-bold text-primary-50 text-xl lg:px-12 lg:pt-16 lg:text-2xl">
            {m.auth_panel_promise()}
          </p>
          <AuthPicture />
        </div>
      </div>
    </Container>
  )
}
