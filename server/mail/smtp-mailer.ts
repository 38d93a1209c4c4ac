import { createTransport } from 'nodemailer'

export type Attachment = { filename: string; content: Buffer; contentType: string }

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  /** One POST there unsubscribes without a sign-in (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** `send` resolves once the mail server accepts the mail. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** Their sum is less than the two minutes for which the outbox locks a mail. */
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

/** The headers of a mail program's unsubscribe button (RFC 2369 and 8058). */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
