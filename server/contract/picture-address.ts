/** An article's picture in one size, as its address names it. */
export type PictureSize = {
  /** Of the file that an editor sent. */
  sha256: string
  width: number
  height: number
  extension: 'jpg' | 'png'
}

/** The widths in which browsers get a picture that is at least as wide. */
const pictureWidths = [400, 800, 1280] as const
/** A larger picture is made smaller. */
export const largestPicture = { width: 1280, height: 1920 }

export const sha256Pattern = '[0-9a-f]{64}'
const addressPattern = new RegExp(
  `^/media/(${sha256Pattern})-([1-9]\\d{0,3})x([1-9]\\d{0,3})\\.(jpg|png)$`,
)

/** Returns the address of a picture on the site. Its bytes never change. */
export function pictureAddressOf({ sha256, width, height, extension }: PictureSize): string {
  return `/media/${sha256}-${width}x${height}.${extension}`
}

/** Reads an address, or returns undefined if it names no picture. */
export function pictureAt(address: string): PictureSize | undefined {
  const [, sha256, width, height, extension] = addressPattern.exec(address) ?? []
  if (!sha256) return undefined
  return {
    ...{ sha256, width: Number(width), height: Number(height) },
    extension: extension as PictureSize['extension'],
  }
}

/** Returns all sizes of a picture from its largest one, the smallest first. */
export function sizesOf(largest: PictureSize): PictureSize[] {
  const { width: most, height } = largest
  return [...pictureWidths.filter((width) => width < most), most].map((width) => ({
    ...largest,
    width,
    height: Math.max(1, Math.round((height * width) / most)),
  }))
}
