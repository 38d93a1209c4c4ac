import * as v from 'valibot'
import type { BackendAddress, Backends, SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { readPass } from '#app/features/admin/content/content-desk.server.ts'
import { withLocale } from '#app/i18n/locale-path.ts'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import { backendOfKind } from '#server/contract/editing/content-kinds.ts'
import type {
  Content,
  DocumentKey,
  EditingRefusal,
} from '#server/contract/editing/editing.schema.ts'
import { publicPathOf } from './public-path-of.ts'

type Asked = {
  key: DocumentKey
  /** What the form holds. Absent for the caller's working copy, or else the newest revision. */
  content: Content | undefined
}

/** `absent`: visitors would not find the page, for example of a person whose licence has ended. */
export type Preview = { html: string } | EditingRefusal | { message: 'absent' }

/**
 * Renders the page that shows a text as a guest would get it if the text were live. The page has no
 * scripts, and no address at which others could find it.
 */
export async function previewText(context: SiteContext, { key, content }: Asked): Promise<Preview> {
  const { settings, backends } = context
  const path = publicPathOf(key, settings.PRODUCT_SLUG)
  if (path === undefined) return { message: 'absent' }
  const read = content && v.safeParse(contentSchemas[key.kind], content)
  if (read?.issues)
    return { message: 'invalid', paths: read.issues.map((it) => v.getDotPath(it) ?? '') }
  const { pass } = await readPass(context)
  const backend = backendOfKind[key.kind]
  const shown: Backends = {
    ...backends,
    [backend]: previewing(backends[backend], { key, content: read?.output, pass }),
  }
  const { locale } = key
  const localPath = settings.LOCALE_PREFIX ? withLocale(path, locale) : path
  const page = await context.renderGuestPage({ path: localPath, locale }, shown)
  if (page.status === 404) return { message: 'absent' }
  if (page.status !== 200) throw new AppError({ code: 'BACKEND', status: page.status })
  return { html: withoutScripts(await page.text()) }
}

/** Returns a backend that answers as if the text were live. */
function previewing(
  { baseUrl, fetch: send }: BackendAddress,
  { key: { kind, slug, locale }, content, pass }: Asked & { pass: string },
): BackendAddress {
  const address = `${baseUrl}/editing/documents/${kind}/${slug}/${locale}/preview`
  return {
    baseUrl,
    fetch: (input, init) => {
      const path = new Request(input, init).url.slice(baseUrl.length)
      return send(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${pass}`, 'content-type': 'application/json' },
        body: JSON.stringify({ path, content }),
      })
    },
  }
}

/** The frame runs no script anyway. A link to a part of the page would leave the frame. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/(<a\b[^>]*?)\s+href="#[^"]*"/g, '$1')
    .replace('<head>', '<head><base target="_blank">')
}
