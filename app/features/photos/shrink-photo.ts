/** Of the longer side, in pixels: enough for a page, and a tenth of what a phone takes. */
const longestSide = 1600
const quality = 0.85

/**
 * A photo as a smaller JPEG that stands upright, made on the device; so what a camera writes beside a
 * picture does not even leave it. What the browser cannot read is sent as it is: the server says why not.
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
