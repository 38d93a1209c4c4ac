import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtpMailer, type Mail } from './smtp-mailer.ts'

const goodDay = {
  to: 'dewi@contoh.id',
  subject: 'Kode OTP – Seimbang',
  text: 'Halo Dewi',
  html: '<p>Halo Dewi</p>',
}

test('a mail arrives over SMTP with its sender, subject, both bodies and the headers for replies', async () => {
  const unsubscribeUrl = 'https://seimbang.test/reminder?stop=abc'
  const mail = await PostalMime.parse(await sendOverSmtp({ ...goodDay, unsubscribeUrl }))
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
      expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` }),
      expect.objectContaining({
        key: 'list-unsubscribe-post',
        value: 'List-Unsubscribe=One-Click',
      }),
    ]),
  )
})

test.each(['REQUEST', 'CANCEL'])(
  '[T59] a calendar entry with %s is an alternative text and an attachment',
  async (method) => {
    const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`
    const source = await sendOverSmtp({ ...goodDay, calendar: { method, content } })
    const alternatives = source.slice(source.indexOf('multipart/alternative'))
    expect(alternatives).toMatch(
      new RegExp(`content-type: text/calendar; charset=utf-8; method=${method}`, 'i'),
    )
    const { attachments } = await PostalMime.parse(source)
    const files = attachments.filter(({ mimeType }) => mimeType === 'application/ics')
    expect(files).toMatchObject([{ filename: 'invite.ics', disposition: 'attachment' }])
    expect(source).toContain(Buffer.from(content).toString('base64'))
  },
)

/** Returns the source of the mail as a server receives it. */
async function sendOverSmtp(mail: Mail): Promise<string> {
  const { promise: received, resolve, reject } = Promise.withResolvers<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      text(stream).then((source) => {
        resolve(source)
        done()
      }, reject)
    },
  })
  const port = await new Promise<number>((opened) => {
    const { server: socket } = server
    server.listen(0, '127.0.0.1', () => opened((socket.address() as { port: number }).port))
  })
  const mailer = createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Seimbang <kabar@seimbang.test>',
    replyTo: 'halo@seimbang.test',
  })
  await mailer.send(mail)
  await new Promise<void>((closed) => server.close(() => closed()))
  return received
}
