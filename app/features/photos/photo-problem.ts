import { largestPhotoBytes } from '#server/contract/photo.schema.ts'

/** What begins like this is a photo to the server, even if this browser cannot read it. */
const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]

/** Why a chosen file cannot be kept, as far as the browser can tell; undefined when it may be. */
export async function problemOfPhoto(file: File): Promise<'tooLarge' | 'noPhoto' | undefined> {
  if (file.size > largestPhotoBytes) return 'tooLarge'
  try {
    const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    if (beginnings.some((beginning) => beginning.every((byte, at) => bytes[at] === byte))) return
    const picture = await createImageBitmap(file)
    picture.close()
  } catch {
    return 'noPhoto'
  }
}
