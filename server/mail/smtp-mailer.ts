import { createTransport } from 'nodemailer'

export type Attachment = { filename: string; content: Buffer; contentType: string }

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  /** Where one POST ends mails of this kind, without anybody signing in (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Hands mails over for delivery; resolves when the other side has taken one. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** Together less than the two minutes for which the outbox keeps a mail from other workers. */
const deadlines = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Sends over SMTP by a URL such as `smtps://user:password@mail.example.com`. */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({ url: smtpUrl, ...deadlines }, { from })
  return {
    async send({ unsubscribeUrl, ...mail }) {
      await transport.sendMail({
        ...mail,
        ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
      })
    },
  }
}

/** What a mail program's own way out is made of (RFC 2369 and 8058). */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
