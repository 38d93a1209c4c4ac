import { Hono } from 'hono'
import { html } from 'hono/html'
import { basePath } from 'hono/route'
import { answerPage, localeOf } from '#server/stand-ins/page.ts'
import { mailPage, mailSandbox, missingMailPage } from './mail.page.ts'
import { mailListPage } from './mail-list.page.ts'
import type { MailStore, StoredMail } from './mail-store.ts'

/** The pages of the mailbox; their links work under any mount path. */
export function createMailboxRoutes(store: MailStore): Hono {
  return new Hono()
    .get('/', (c) => {
      const to = c.req.query('to') ?? ''
      const mails = store.list(to)
      return answerPage(mailListPage({ locale: localeOf(c), basePath: mountPathOf(c), mails, to }))
    })
    .get('/mails.json', (c) => c.json(store.list(c.req.query('to')).map(withAttachmentNames)))
    .get('/mail/:id', (c) => {
      const place = { locale: localeOf(c), basePath: mountPathOf(c) }
      const mail = store.find(c.req.param('id'))
      return mail
        ? answerPage(mailPage({ ...place, mail }))
        : answerPage(missingMailPage(place), 404)
    })
    .get('/mail/:id/attachments/:index', (c) => {
      const mail = store.find(c.req.param('id'))
      const attachment = mail?.attachments[Number(c.req.param('index'))]
      if (!attachment) return c.notFound()
      return c.body(attachment.content, 200, {
        // The sender chose the name and type, so the browser only downloads the file.
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
        'x-content-type-options': 'nosniff',
      })
    })
    .get('/mail/:id/body', (c) => {
      const mail = store.find(c.req.param('id'))
      return mail ? answerMailBody(mail) : c.notFound()
    })
}

function withAttachmentNames({ attachments, ...mail }: StoredMail) {
  return { ...mail, attachments: attachments.map(({ filename }) => filename) }
}

function mountPathOf(c: Parameters<typeof basePath>[0]): string {
  return basePath(c).replace(/\/$/, '')
}

/** A mail may use inline styles, but no scripts, frames or remote images. */
const mailBodyHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${mailSandbox}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Returns the mail for a frame; its links leave the frame. */
async function answerMailBody(mail: StoredMail): Promise<Response> {
  const content = mail.html ?? (await html`<pre>${mail.text ?? ''}</pre>`).toString()
  // The parser ignores a second doctype and merges a second <html> and <head>.
  return new Response(`<!doctype html><base target="_top">${content}`, { headers: mailBodyHeaders })
}
