import { randomUUID } from 'node:crypto'

export type KeptMail = {
  id: string
  receivedAt: Date
  /** Whom it was really delivered to, by the SMTP envelope. */
  to: string[]
  from: string
  subject: string
  headers: { key: string; value: string }[]
  html?: string
  text?: string
  attachments: KeptAttachment[]
}

type KeptAttachment = { filename: string; mimeType: string; content: Uint8Array<ArrayBuffer> }

/** Older mails make room: a demo must not fill the memory. */
const keptMailCount = 200

export type MailStore = ReturnType<typeof createMailStore>

/** The mails received since the start, newest first. */
export function createMailStore() {
  let mails: KeptMail[] = []
  return {
    keep(mail: Omit<KeptMail, 'id'>): void {
      mails = [{ id: randomUUID(), ...mail }, ...mails].slice(0, keptMailCount)
    },
    /** All of them, or those delivered to one address. */
    list(to?: string): KeptMail[] {
      const address = to?.trim().toLowerCase()
      return address ? mails.filter((mail) => mail.to.includes(address)) : mails
    },
    find(id: string): KeptMail | undefined {
      return mails.find((mail) => mail.id === id)
    },
  }
}
