import { randomUUID } from 'node:crypto'

export type StoredMail = {
  id: string
  receivedAt: Date
  /** The recipients of the SMTP envelope. */
  to: string[]
  from: string
  subject: string
  headers: { key: string; value: string }[]
  html?: string
  text?: string
  attachments: StoredAttachment[]
}

type StoredAttachment = { filename: string; mimeType: string; content: Uint8Array<ArrayBuffer> }

/** The oldest mails are dropped, so that a demo cannot fill the memory. */
const storedMailCount = 200

export type MailStore = ReturnType<typeof createMailStore>

/** Stores the mails received since the start, newest first. */
export function createMailStore() {
  let mails: StoredMail[] = []
  return {
    add(mail: Omit<StoredMail, 'id'>): void {
      mails = [{ id: randomUUID(), ...mail }, ...mails].slice(0, storedMailCount)
    },
    /** Returns all mails, or those delivered to one address. */
    list(to?: string): StoredMail[] {
      const address = to?.trim().toLowerCase()
      return address ? mails.filter((mail) => mail.to.includes(address)) : mails
    },
    find(id: string): StoredMail | undefined {
      return mails.find((mail) => mail.id === id)
    },
  }
}
