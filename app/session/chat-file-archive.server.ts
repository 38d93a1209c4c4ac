import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import type { ZipFile } from '#app/lib/zip.server.ts'
import type { AccountExport } from '#server/contract/account.schema.ts'
import { chatFileContentSchema } from '#server/contract/message.schema.ts'
import { callMain } from './main-backend.server.ts'

/** The rows of an export that name files of conversations. */
const rowSchema = v.object({ conversationId: v.string(), id: v.string(), name: v.string() })

/** Streams the files that the rows of an export name. Leaves out those that no message carries. */
export async function* readChatFileArchive(
  context: SiteContext,
  { chatFiles = [] }: AccountExport['tables'],
): AsyncGenerator<ZipFile> {
  for (const row of chatFiles) {
    const { conversationId, id, name } = v.parse(rowSchema, row)
    const base64 = await readContent(context, `v1/conversations/${conversationId}/files/${id}`)
    if (base64 === null) continue
    const content = new Uint8Array(Buffer.from(base64, 'base64'))
    yield { name: `messages/${conversationId}/${id}-${inFolder(name)}`, content }
  }
}

async function readContent(context: SiteContext, path: string): Promise<string | null> {
  try {
    return (await callMain(context, path, chatFileContentSchema)).base64
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    // The response has begun, so it can only be aborted.
    if (error instanceof Error) context.logError(error)
    throw error
  }
}

/** A sender may name a file so that it would be unpacked elsewhere. */
function inFolder(name: string): string {
  return name.replace(/[/\\:*?"<>|]/g, '_')
}
