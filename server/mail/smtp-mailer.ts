import { createTransport } from 'nodemailer'

export type Attachment = { filename: string; content: Buffer; contentType: string }

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  /** An .ics text. Some mail programs want it as an alternative text, others as an attachment. */
  calendar?: { method: string; content: string } | undefined
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

type SmtpOptions = { smtpUrl: string; from: string; replyTo: string }

/**
 * Sends over SMTP by a URL such as `smtps://user:password@mail.example.com`. Replies reach the
 * address that mails name for questions.
 */
export function createSmtpMailer({ smtpUrl, from, replyTo }: SmtpOptions): Mailer {
  const transport = createTransport({ url: smtpUrl, ...deadlines }, { from, replyTo })
  return {
    async send({ unsubscribeUrl, calendar, ...mail }) {
      await transport.sendMail({
        ...mail,
        ...(calendar && { icalEvent: calendar }),
        headers: {
          // Mail servers send no notice of absence to such a mail (RFC 3834, 5).
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
        },
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
