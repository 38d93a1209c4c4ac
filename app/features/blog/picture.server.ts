import { createBackendClient, readBackendFile } from '#app/clients/backend-client.ts'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { pictureAt } from '#server/contract/picture-address.ts'

const types = { jpg: 'image/jpeg', png: 'image/png' }
const retryAfterSeconds = '5'

/** Answers an article's picture. Its address names its bytes, so a browser asks once. */
export async function answerArticlePicture(
  request: Request,
  file: string,
  context: SiteContext,
): Promise<Response> {
  const picture = pictureAt(`/media/${file}`)
  if (!picture) return new Response(null, { status: 404 })
  const headers = {
    etag: `"${file}"`,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': types[picture.extension],
  }
  if (request.headers.get('if-none-match')?.includes(headers.etag))
    return new Response(null, { status: 304, headers })
  try {
    const client = createBackendClient(context.backends.blog)
    const content = await nullIfNotFound(readBackendFile(client, `media/${file}`))
    return content ? new Response(content, { headers }) : new Response(null, { status: 404 })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return new Response(null, { status: 503, headers: { 'retry-after': retryAfterSeconds } })
  }
}
