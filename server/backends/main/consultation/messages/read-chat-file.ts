import { cleanPhoto } from '#server/clean-photo/clean-photo.ts'
import type { ChatFile } from '#server/contract/message.schema.ts'

/** Readers search for the trailer in the last bytes of a file. */
const trailerBytes = 1024

/**
 * Returns a file as it is stored: a picture without metadata, or a PDF as it is. The bytes decide, never
 * the name. Returns undefined for any other file.
 */
export function readChatFile(
  bytes: Buffer,
): { type: ChatFile['type']; content: Uint8Array } | undefined {
  return (
    cleanPhoto(bytes) ?? (isPdf(bytes) ? { type: 'application/pdf', content: bytes } : undefined)
  )
}

/** A PDF is recognised by its ends and never opened here. */
function isPdf(bytes: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d[\r\n]/.test(bytes.toString('latin1', 0, 9)) &&
    /%%EOF\s*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - trailerBytes)))
  )
}
