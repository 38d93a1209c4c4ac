import type { PhotoType } from '#server/contract/photo.schema.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'

type CleanPhoto = { type: PhotoType; content: Uint8Array }

/**
 * Returns a photo with only its picture, orientation and colours: no place, time, camera, thumbnail or
 * trailing bytes. Returns undefined if the bytes are not entirely JPEG or PNG.
 */
export function cleanPhoto(bytes: Buffer): CleanPhoto | undefined {
  const jpeg = cleanJpeg(bytes)
  if (jpeg) return { type: 'image/jpeg', content: jpeg }
  const png = cleanPng(bytes)
  return png && { type: 'image/png', content: png }
}
