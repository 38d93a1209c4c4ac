/** The longer side in pixels: enough for a page, at a tenth of a phone's file size. */
const longestSide = 1600
const quality = 0.85

/**
 * Shrinks a photo to an upright JPEG on the device, so its metadata never leaves it. A file that the
 * browser cannot decode is sent unchanged, and the server explains the refusal.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const shrunk = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    return shrunk ?? file
  } catch {
    return file
  }
}
