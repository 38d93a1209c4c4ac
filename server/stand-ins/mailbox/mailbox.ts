import type { Hono } from 'hono'
import type { Clock } from '#server/clock.ts'
import { createMailStore } from './mail-store.ts'
import { createMailboxRoutes } from './mailbox.routes.ts'
import { createSmtpListener } from './smtp-listener.ts'

type Mailbox = {
  /** Where to send mail; known once it listens. */
  readonly smtpUrl: string
  listen(): Promise<void>
  /** What was received, as pages and as `/mails.json`; open to everybody who reaches them. */
  app: Hono
  close(): Promise<void>
}

/** A mail server for demos: it takes every mail over SMTP, sends none on, and shows them on a page. */
export function createMailbox({ clock }: { clock: Clock }): Mailbox {
  const store = createMailStore()
  const listener = createSmtpListener(store, clock)
  let smtpUrl: string | undefined
  return {
    get smtpUrl() {
      if (!smtpUrl) throw new Error('The mailbox does not listen yet')
      return smtpUrl
    },
    async listen() {
      smtpUrl = await listener.listen()
    },
    app: createMailboxRoutes(store),
    close: listener.close,
  }
}
