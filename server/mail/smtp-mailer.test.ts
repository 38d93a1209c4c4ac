import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

test('a mail arrives over SMTP with its sender, subject, both bodies and the headers for replies', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      text(stream).then((source) => {
        received.push(source)
        done()
      }, done)
    },
  })
  const port = await new Promise<number>((resolve) => {
    const { server: socket } = server
    server.listen(0, '127.0.0.1', () => resolve((socket.address() as { port: number }).port))
  })
  const mailer = createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Seimbang <kabar@seimbang.test>',
    replyTo: 'halo@seimbang.test',
  })
  await mailer.send({
    to: 'dewi@contoh.id',
    subject: 'Kode OTP – Seimbang',
    text: 'Halo Dewi',
    html: '<p>Halo Dewi</p>',
    unsubscribeUrl: 'https://seimbang.test/reminder?stop=abc',
  })
  const mail = await PostalMime.parse(received[0] ?? '')
  expect(mail).toMatchObject({
    from: { name: 'Seimbang', address: 'kabar@seimbang.test' },
    replyTo: [{ address: 'halo@seimbang.test' }],
    to: [{ address: 'dewi@contoh.id' }],
    subject: 'Kode OTP – Seimbang',
  })
  expect(mail.text?.trim()).toBe('Halo Dewi')
  expect(mail.html?.trim()).toBe('<p>Halo Dewi</p>')
  expect(mail.headers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      expect.objectContaining({
        key: 'list-unsubscribe',
        value: '<https://seimbang.test/reminder?stop=abc>',
      }),
      expect.objectContaining({
        key: 'list-unsubscribe-post',
        value: 'List-Unsubscribe=One-Click',
      }),
    ]),
  )
  await new Promise<void>((resolve) => server.close(resolve))
})
