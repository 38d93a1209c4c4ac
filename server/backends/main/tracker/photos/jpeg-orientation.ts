const exif = 'Exif\0\0'
/** The tag of the orientation (Exif 2.32, 4.6.4). */
const orientationTag = 0x0112
const entryBytes = 12

/** How the camera was held, 1 to 8, out of an Exif segment; undefined when it does not say. */
export function readOrientation(segment: Uint8Array): number | undefined {
  if (Buffer.from(segment.subarray(4, 10)).toString('latin1') !== exif) return undefined
  const tiff = segment.subarray(10)
  if (tiff.length < 8) return undefined
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return undefined
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryBytes
    if (entry + entryBytes > tiff.length) return undefined
    if (view.getUint16(entry, isLittle) !== orientationTag) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** An Exif segment that says this alone; nothing for a picture that stands upright. */
export function orientationSegment(orientation: number): number[] {
  if (orientation === 1) return []
  const bigEndian = [0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08]
  const entry = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00]
  const tiff = [...bigEndian, 0x00, 0x01, ...entry, 0x00, 0x00, 0x00, 0x00]
  const body = [...Buffer.from(exif, 'latin1'), ...tiff]
  return [0xff, 0xe1, 0x00, body.length + 2, ...body]
}
