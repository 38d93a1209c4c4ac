import type { PhotoType } from '#server/contract/photo.schema.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'

type CleanPhoto = { type: PhotoType; content: Uint8Array }

/**
 * A photo with nothing in it but the picture and how it stands and is coloured: no place, no time, no
 * camera, no smaller copy of it, nothing behind its end. Undefined for bytes that are neither JPEG nor
 * PNG from their first to their last, whatever their name says.
 */
export function cleanPhoto(bytes: Buffer): CleanPhoto | undefined {
  const jpeg = cleanJpeg(bytes)
  if (jpeg) return { type: 'image/jpeg', content: jpeg }
  const png = cleanPng(bytes)
  return png && { type: 'image/png', content: png }
}
