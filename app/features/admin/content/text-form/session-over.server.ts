import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'

/**
 * Answers a form that came after the session had ended. The sign-in would lose the text, so this
 * page holds it. A person signs in in another tab and saves it. The button that they pressed is
 * forgotten.
 */
export function answerSessionOver(path: string, fields: ReadonlyMap<string, string>): Response {
  const kept = [...fields]
    .filter(([name]) => name !== 'act')
    .map(
      ([name, value]) => `<textarea name="${escaped(name)}" hidden>\n${escaped(value)}</textarea>`,
    )
    .join('\n')
  const page = `<!doctype html>
<html lang="${getLocale()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(m.desk_over_title())}</title></head>
<body><main>
<h1>${escaped(m.desk_over_title())}</h1>
<p>${escaped(m.desk_over_text())}</p>
<p><a href="/admin" target="_blank">${escaped(m.desk_over_open())}</a></p>
<form method="post" action="${escaped(path)}">
${kept}
<button>${escaped(m.desk_save())}</button>
</form>
</main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(page, { status: 401, headers })
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)
}
