import { beginsLike } from '#app/device/begins-like.ts'
import { isReadablePhoto } from '#app/device/is-readable-photo.ts'
import { shrinkPhoto } from '#app/device/shrink-photo.ts'
import { newClientId } from '#app/lib/client-id.ts'
import type { MessageRefusal } from '#app/sync/messages/message-answer.schema.ts'
import type { UnsentFile } from '#app/sync/messages/message-queue.ts'
import { largestChatFileBytes } from '#server/contract/message.schema.ts'

const pdfBeginning = Array.from('%PDF-', (character) => character.charCodeAt(0))

/** Returns why a chosen file cannot be sent, as far as the browser can tell, or undefined. */
export async function problemOfFile(
  file: File,
): Promise<Extract<MessageRefusal, 'tooLarge' | 'fileUnreadable'> | undefined> {
  if (file.size > largestChatFileBytes) return 'tooLarge'
  const isKnown =
    (await beginsLike(file, pdfBeginning).catch(() => false)) || (await isReadablePhoto(file))
  return isKnown ? undefined : 'fileUnreadable'
}

/** Returns a file as it is sent: a photo smaller and without its metadata, a PDF as it is. */
export async function readyToSend(file: File): Promise<UnsentFile> {
  const isPdf = await beginsLike(file, pdfBeginning)
  const content = isPdf ? file : await shrinkPhoto(file)
  const isShrunk = content !== file && content.type === 'image/jpeg'
  const name = isShrunk ? `${file.name.replace(/\.\w+$/, '')}.jpg` : file.name
  return { id: newClientId(), name, content }
}
