import { html } from 'hono/html'
import { mailSandbox } from './mail.page.ts'
import type { StoredMail } from './mail-store.ts'

/** A mail brings its own inline styles, and nothing else: no scripts, no frames, no remote pictures. */
const headers = {
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

/** The mail as its reader sees it, for a frame; its links leave the frame. */
export async function answerMailBody(mail: StoredMail): Promise<Response> {
  const content = mail.html ?? (await html`<pre>${mail.text ?? ''}</pre>`).toString()
  // The parser ignores a second doctype and merges a second <html> and <head>, so this can go first.
  return new Response(`<!doctype html><base target="_top">${content}`, { headers })
}
