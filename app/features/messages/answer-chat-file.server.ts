import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { answerFileFailure } from '#app/session/member-file.server.ts'
import { chatFileContentSchema } from '#server/contract/message.schema.ts'

/** The backend has encoded these again, so a browser may show them on the site's origin. */
const shownTypes = ['image/jpeg', 'image/png']

/** Serves a file of a conversation to its two members, never from a cache. */
export async function answerChatFile(context: SiteContext, id: string, fileId: string) {
  try {
    if (!isPathId(id) || !isPathId(fileId))
      throw new AppError({ code: 'BACKEND', status: 404, serverMessage: 'ERR_NO_FILE' })
    const path = `v1/conversations/${id}/files/${fileId}`
    const { type, name, base64 } = await callMain(context, path, chatFileContentSchema)
    const kind = shownTypes.includes(type) ? 'inline' : 'attachment'
    return new Response(Buffer.from(base64, 'base64'), {
      headers: {
        'content-type': type,
        'content-disposition': `${kind}; ${fileNameOf(name)}`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answerFileFailure(error, context, `/pesan/${id}`)
  }
}

/** A name of any characters (RFC 6266), with a fallback of plain ones. @internal */
export function fileNameOf(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
