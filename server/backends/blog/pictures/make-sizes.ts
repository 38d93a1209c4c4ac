import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'
import { cleanPhoto } from '#server/clean-photo/clean-photo.ts'
import { mostPicturePixels, type PictureRefusal } from '#server/contract/editing/picture.schema.ts'
import { largestPicture, type PictureSize, sizesOf } from '#server/contract/picture-address.ts'

// A picture is read once, in one thread: visitors come first.
sharp.cache(false)
sharp.concurrency(1)

/** One that is read takes four bytes a pixel. */
const oneAtATime = limitConcurrency(1)

type MadePicture = {
  picture: PictureSize
  files: { width: number; height: number; content: Uint8Array }[]
}

/** Draws a JPEG or PNG in each size, upright and without metadata, or tells why it cannot. */
export function makeSizes(bytes: Buffer): Promise<MadePicture | PictureRefusal> {
  return oneAtATime(async () => {
    const clean = cleanPhoto(bytes)
    if (!clean) return { message: 'unreadable' }
    try {
      const source = sharp(clean.content, { limitInputPixels: false, failOn: 'error' })
      const { width, height } = await source.metadata()
      if (width * height > mostPicturePixels) return { message: 'too-many-pixels' }
      const sha256 = createHash('sha256').update(clean.content).digest('hex')
      return await draw(source, { sha256, extension: clean.type === 'image/png' ? 'png' : 'jpg' })
    } catch {
      // Its parts have the right form, but it cannot be decoded.
      return { message: 'unreadable' }
    }
  })
}

async function draw(
  source: Sharp,
  name: Pick<PictureSize, 'sha256' | 'extension'>,
): Promise<MadePicture> {
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .resize({ ...largestPicture, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { ...name, width: info.width, height: info.height }
  const files = []
  for (const { width, height } of sizesOf(picture)) {
    const drawn = sharp(data, { raw: info }).resize({ width, height, fit: 'fill' })
    const content = await (name.extension === 'png'
      ? drawn.png({ compressionLevel: 9 })
      : drawn.jpeg({ quality: 80, mozjpeg: true })
    ).toBuffer()
    files.push({ width, height, content })
  }
  return { picture, files }
}
