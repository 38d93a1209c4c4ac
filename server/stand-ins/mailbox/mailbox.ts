import type { Hono } from 'hono'
import type { Clock } from '#server/clock.ts'
import { createMailStore } from './mail-store.ts'
import { createMailboxRoutes } from './mailbox.routes.ts'
import { createSmtpListener } from './smtp-listener.ts'

type Mailbox = {
  /** Throws until the mailbox listens. */
  readonly smtpUrl: string
  listen(): Promise<void>
  /** The received mails as pages and as `/mails.json`, open to every visitor. */
  app: Hono
  close(): Promise<void>
}

/** A demo mail server: accepts every mail over SMTP, forwards none, and shows them on a page. */
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
