import { Hono } from 'hono'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailbox } from './mailbox.ts'

const clock = { now: () => new Date('2026-02-17T02:05:00Z') }

let mailbox: ReturnType<typeof createMailbox>
let site: Hono
beforeEach(async () => {
  mailbox = createMailbox({ clock })
  await mailbox.listen()
  site = new Hono().route('/demo/mailbox', mailbox.app)
})
afterEach(() => mailbox.close())

test('a mail sent over SMTP is listed newest first and can be found by recipient', async () => {
  await send({ to: 'sari@example.com', subject: 'Pertama' })
  await send({ to: 'Budi@Example.com', subject: 'Kedua' })

  expect((await readMails()).map(({ subject }) => subject)).toEqual(['Kedua', 'Pertama'])
  expect(await readMails('budi@example.com')).toMatchObject([
    { to: ['budi@example.com'], subject: 'Kedua', text: 'Halo\n' },
  ])
})

test('the list shows recipient, subject and time, and links to the mail', async () => {
  await send({ to: 'sari@example.com', subject: 'Verifikasi <akun>' })
  const [mail] = await readMails()
  const page = await readPage('/demo/mailbox')
  expect(page).toContain('Verifikasi &lt;akun&gt;')
  expect(page).toContain('sari@example.com')
  expect(page).toContain('Selasa, 17 Februari 2026 pukul 09.05 WIB')
  expect(page).toContain(`href="/demo/mailbox/mail/${mail?.id}"`)
})

test('the list names attachments, which download unchanged and are never shown', async () => {
  const attachments = [{ filename: 'KW-2026-000001.pdf', content: Buffer.from('%PDF-1.3') }]
  await send({ to: 'sari@example.com', attachments })
  const [mail] = await readMails()
  expect(mail).toMatchObject({ attachments: ['KW-2026-000001.pdf'] })
  const path = `/demo/mailbox/mail/${mail?.id}/attachments`
  const page = await readPage(`/demo/mailbox/mail/${mail?.id}`)
  expect(page).toContain(`href="${path}/0"`)
  const file = await site.request(`${path}/0`)
  expect(await file.text()).toBe('%PDF-1.3')
  expect(file.headers.get('content-type')).toBe('application/octet-stream')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; /)
  for (const unknown of ['1', '-1', 'x'])
    expect((await site.request(`${path}/${unknown}`)).status).toBe(404)
})

test('an invitation is listed once, by the name of its file', async () => {
  const icalEvent = { method: 'REQUEST', filename: 'invite.ics', content: 'BEGIN:VCALENDAR' }
  await send({ to: 'sari@example.com', icalEvent })
  expect(await readMails()).toMatchObject([{ attachments: ['invite.ics'] }])
})

test('the list can be filtered by recipient', async () => {
  await send({ to: 'sari@example.com', subject: 'Untuk Sari' })
  await send({ to: 'budi@example.com', subject: 'Untuk Budi' })
  const page = await readPage('/demo/mailbox?to=sari%40example.com')
  expect(page).toContain('Untuk Sari')
  expect(page).not.toContain('Untuk Budi')
})

test('a mail is shown in a frame that runs no scripts but lets its links out', async () => {
  await send({ html: '<script>steal()</script><p><a href="https://a.example/verify">Buka</a></p>' })
  const [mail] = await readMails()
  const page = await readPage(`/demo/mailbox/mail/${mail?.id}`)
  expect(page).toContain(`src="/demo/mailbox/mail/${mail?.id}/body"`)
  expect(page).not.toContain('allow-scripts')
  expect(page).not.toContain('allow-same-origin')

  const body = await site.request(`/demo/mailbox/mail/${mail?.id}/body`)
  const policy = body.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox [^;]*allow-top-navigation-by-user-activation/)
  expect(policy).not.toContain('allow-scripts')
  const html = await body.text()
  expect(html).toContain('<base target="_top">')
  expect(html).toContain('<a href="https://a.example/verify">Buka</a>')
})

test('a mail without HTML is shown as escaped text', async () => {
  await send({ text: 'Kode <123456>' })
  const [mail] = await readMails()
  const body = await readPage(`/demo/mailbox/mail/${mail?.id}/body`)
  expect(body).toContain('Kode &lt;123456&gt;')
})

test('only the newest 200 mails are stored', async () => {
  const transport = createTransport({ url: mailbox.smtpUrl, pool: true })
  for (let number = 1; number <= 201; number++)
    await transport.sendMail({ from: 'a@a.example', to: 'b@b.example', subject: `${number}` })
  transport.close()
  const mails = await readMails()
  expect(mails).toHaveLength(200)
  expect(mails.at(0)?.subject).toBe('201')
  expect(mails.at(-1)?.subject).toBe('2')
})

test('an unknown mail is a 404 page', async () => {
  const response = await site.request('/demo/mailbox/mail/unknown')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('There is no such email')
})

test('the pages allow no scripts and only their own styles', async () => {
  const response = await site.request('/demo/mailbox')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/style-src 'sha256-[^']+'/)
  expect(policy).not.toContain('unsafe-inline')
})

test.each([
  ['locale=id', 'en', 'Kotak surat demo'],
  ['locale=en', 'id', 'Demo mailbox'],
  ['', 'fr-FR, id;q=0.8', 'Kotak surat demo'],
  ['', '', 'Demo mailbox'],
])(
  'with cookie "%s" and languages "%s" the page is titled %s',
  async (cookie, languages, title) => {
    const headers = { cookie, 'accept-language': languages }
    const page = await (await site.request('/demo/mailbox', { headers })).text()
    expect(page).toContain(`<h1>${title}</h1>`)
  },
)

type Mail = {
  to?: string
  subject?: string
  html?: string
  text?: string
  attachments?: { filename: string; content: Buffer }[]
  icalEvent?: { method: string; filename: string; content: string }
}

async function send(mail: Mail) {
  const transport = createTransport(mailbox.smtpUrl)
  const defaults = { from: 'halo@example.com', to: 'sari@example.com', subject: 'Halo' }
  await transport.sendMail({ ...defaults, ...(mail.html ? {} : { text: 'Halo' }), ...mail })
  transport.close()
}

async function readMails(
  to = '',
): Promise<{ id: string; subject: string; to: string[]; text: string }[]> {
  return (await site.request(`/demo/mailbox/mails.json?to=${encodeURIComponent(to)}`)).json()
}

async function readPage(path: string): Promise<string> {
  const response = await site.request(path, { headers: { 'accept-language': 'id' } })
  expect(response.status).toBe(200)
  return response.text()
}
