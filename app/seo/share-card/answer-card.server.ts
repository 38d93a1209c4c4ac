import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PublicPage } from '#app/config/public-page.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { isLocale } from '#app/i18n/paraglide/runtime.js'
import type { PicturedArticle } from '#server/contract/blog.schema.ts'
import type { Portrait } from '#server/contract/nutritionist.schema.ts'
import { plainSharePath } from '../share-picture.ts'
import { type DrawnCard, drawCard } from './card-drawing.server.tsx'
import { readCardWords } from './card-words.server.ts'
import { loadRenderer } from './render-png.server.ts'

/** Increase it with every change of the drawing, to change the ETag. */
const drawingVersion = 2

/** A picture changes with its words, so browsers revalidate it and mostly get a 304. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400'

/** A little more than the pictures of all content in both languages. */
const mostPictures = 200

/** PNG files by the hash of what they show. */
const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>, DrawnCard>({
  max: mostPictures,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: card }) => {
    const { measureAt, renderPng } = await loadRenderer()
    return renderPng(drawCard(card, measureAt))
  },
})

type CardOptions = {
  kind: string
  file: string
  /** Both return an SVG file. */
  drawPortrait: (portrait: Portrait) => string
  drawArticle: (article: PicturedArticle) => string
}

/** Answers /og/{kind}/{slug}.png?locale=… with 404 if the page is not public. */
export async function answerShareCard(
  request: Request,
  { kind, file, drawPortrait, drawArticle }: CardOptions,
  context: SiteContext,
): Promise<Response> {
  const [, slug] = /^([\w-]{1,64})\.png$/.exec(file) ?? []
  const requestedLocale = new URL(request.url).searchParams.get('locale')
  const locale = requestedLocale ?? context.settings.LOCALE_DEFAULT
  if (!slug || !isKind(kind) || !isLocale(locale)) return notFound()
  try {
    const words = await readCardWords({ kind, slug }, context, locale)
    if (!words) return notFound()
    const { PRODUCT_NAME: productName, PUBLIC_ORIGIN: publicOrigin } = context.settings
    const { picture } = words
    const own =
      'portrait' in picture
        ? { portrait: drawPortrait(picture.portrait) }
        : 'article' in picture && { scene: drawArticle(picture.article) }
    const host = new URL(publicOrigin).host
    return await answerPicture(request, { words, productName, host, ...own })
  } catch (error) {
    // A link without any picture, or with an error, looks broken.
    context.logError(error)
    return plainPicture()
  }
}

async function answerPicture(request: Request, card: DrawnCard): Promise<Response> {
  const key = createHash('sha256')
    .update(JSON.stringify({ drawingVersion, card }))
    .digest('base64url')
  const headers = {
    etag: `"${key}"`,
    'cache-control': cacheControl,
    // Other sites must be able to show it.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (request.headers.get('if-none-match')?.includes(headers.etag))
    return new Response(null, { status: 304, headers })
  const picture = await pictures.forceFetch(key, { context: card })
  return new Response(picture, { headers: { ...headers, 'content-type': 'image/png' } })
}

/** Not cached: the next request may get the real picture. */
function plainPicture(): Response {
  const headers = { location: plainSharePath, 'cache-control': 'no-store' }
  return new Response(null, { status: 307, headers })
}

function notFound(): Response {
  return new Response(null, { status: 404 })
}

const kinds = {
  page: true,
  program: true,
  nutritionist: true,
  promo: true,
  article: true,
} satisfies Record<PublicPage['kind'], true>

function isKind(value: string): value is PublicPage['kind'] {
  return Object.hasOwn(kinds, value)
}
