import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'

type ChecksPageProps = {
  /** Undefined while the text is down. */
  text: TextPage | undefined
  children: ReactNode
}

/** The checks under one heading. */
export function ChecksPage({ text, children }: ChecksPageProps) {
  return (
    <>
      <Container className="pt-12 md:pt-20">
        <PageHeading title={text?.title ?? m.checks_title()} description={text?.lead} />
      </Container>
      {children}
    </>
  )
}
