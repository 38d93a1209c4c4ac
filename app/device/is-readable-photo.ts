import { beginsLike } from './begins-like.ts'

/** Magic bytes that the server accepts, even if this browser cannot decode the file. */
const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]

/** Returns whether a chosen file is a photo, as far as the browser can tell. */
export async function isReadablePhoto(file: Blob): Promise<boolean> {
  try {
    for (const beginning of beginnings) if (await beginsLike(file, beginning)) return true
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}
