import type { ReactNode } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { contentId } from './site-frame.tsx'

type EmbeddedFrameProps = {
  title: string
  /** Path of the full page. */
  path: string
  children: ReactNode
}

/** Frame of a page inside another site: title and origin, without header and footer. */
export function EmbeddedFrame({ title, path, children }: EmbeddedFrameProps) {
  const { productName, publicOrigin } = useSettings()
  return (
    <main id={contentId} tabIndex={-1} className="outline-none">
      <Container className="flex flex-col gap-6 py-6">
        <h1 className="text-3xl">{title}</h1>
        {children}
        <a
          href={new URL(path, publicOrigin).href}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-link"
        >
          {m.shell_embedded_more({ product: productName })}
          <Icon name="external" className="size-4" />
        </a>
      </Container>
    </main>
  )
}
