import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Clock } from '#server/clock.ts'
import type { MailStore } from './mail-store.ts'

const mailLimitBytes = 2 * 1024 * 1024
const closeTimeoutMs = 1_000

/** An SMTP server that accepts and stores mail from this machine for any recipient. */
export function createSmtpListener(store: MailStore, clock: Clock) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mailLimitBytes,
    closeTimeout: closeTimeoutMs,
    onData(stream, session, callback) {
      receive(stream, session).then(() => callback(), callback)
    },
  })
  // A client that disconnects must not end the process; its mail is dropped.
  server.on('error', () => {})

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const source = await buffer(stream)
    if (stream.sizeExceeded) throw new Error(`The mail is larger than ${mailLimitBytes} bytes`)
    const mail = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' })
    store.add({
      receivedAt: clock.now(),
      to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      headers: mail.headers.map(({ key, value }) => ({ key, value })),
      html: mail.html,
      text: mail.text,
      // A part without a file name is another form of the text, such as an invitation.
      attachments: mail.attachments.flatMap(({ filename, mimeType, content }) =>
        filename ? [{ filename, mimeType, content: new Uint8Array(content as ArrayBuffer) }] : [],
      ),
    })
  }

  return {
    /** Listens on a free port of the loopback address and returns the URL. */
    async listen(): Promise<string> {
      const listener = server.listen(0, '127.0.0.1')
      await once(listener, 'listening')
      return `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
