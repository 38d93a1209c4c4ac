import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'

type ErrorPageProps = {
  /** HTTP status with its meaning; undefined if there was no reply. */
  status?: { code: number; message: string } | undefined
  title: string
  description: string
  /** What the visitor can do now. */
  actions: ReactNode
  /** Id to quote when asking for help. */
  requestId?: string
}

export function ErrorPage(props: ErrorPageProps) {
  const { status, title, description, actions, requestId } = props
  return (
    <Container className="grid items-center gap-x-10 gap-y-6 py-10 md:grid-cols-2 md:py-24">
      <div className="flex flex-col items-start gap-5">
        {status && (
          <p className="font-semibold text-link tabular-nums">
            {status.code} · <span>{status.message}</span>
          </p>
        )}
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-prose text-ink-muted text-lg">{description}</p>
        <div className="flex w-full flex-wrap gap-3 pt-2 max-sm:*:grow">{actions}</div>
        {requestId && (
          <p className="text-ink-muted text-sm">
            {m.shell_error_quote()} <span className="whitespace-nowrap">{requestId}</span>
          </p>
        )}
        <ContactLines subject={requestId} />
      </div>
      <EmptyPlate className="mx-auto w-full max-w-80 max-md:order-first max-md:mx-0 max-md:max-w-32" />
    </Container>
  )
}
