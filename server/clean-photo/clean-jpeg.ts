const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const exifMarker = 0xe1

/** Picture frames: baseline, extended and progressive (ITU-T T.81, table B.1). */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** What a decoder needs besides: both kinds of tables, scans, restart intervals and line counts. */
const drawingMarkers = new Set([...frames, 0xc4, 0xdb, startOfScan, 0xdd, 0xdc])
/** Application segments that define the colours. */
const colours = new Map([
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])
/** Marker, length, name and seven bytes; a longer segment carries other data. */
const adobeBytes = 16

const exifName = 'Exif\0\0'
/** Exif 2.32, 4.6.4. */
const orientationTag = 0x0112
const entryBytes = 12

/** Returns a JPEG with only its picture and orientation, or undefined if the bytes are no JPEG. */
export function cleanJpeg(bytes: Buffer): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined
  const clean = Buffer.alloc(bytes.length)
  let cleanBytes = 0
  let orientation = 1
  let hasFrame = false
  let hasScan = false
  let at = 2
  while (at + 4 <= bytes.length || bytes[at + 1] === endOfImage) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      if (!hasFrame || !hasScan) return undefined
      const head = Buffer.from([0xff, startOfImage, ...orientationSegment(orientation)])
      const end = Buffer.from([0xff, endOfImage])
      return Buffer.concat([head, clean.subarray(0, cleanBytes), end])
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const end = marker === startOfScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    if (marker === exifMarker) orientation = readOrientation(bytes.subarray(at, end)) ?? orientation
    if (drawingMarkers.has(marker) || definesColours(bytes, marker, at, end))
      cleanBytes += bytes.copy(clean, cleanBytes, at, end)
    hasFrame ||= frames.has(marker)
    hasScan ||= marker === startOfScan
    at = end
  }
  return undefined
}

function definesColours(bytes: Buffer, marker: number, at: number, end: number): boolean {
  const name = colours.get(marker)
  if (!name || bytes.toString('latin1', at + 4, at + 4 + name.length) !== name) return false
  return name !== 'Adobe' || end - at === adobeBytes
}

/** Returns where a scan's coded data ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== 0xff && !isRestart) return at
  }
  return bytes.length + 1
}

/** Returns the orientation, 1 to 8, from an Exif segment, or undefined if it has none. */
function readOrientation(segment: Uint8Array): number | undefined {
  if (Buffer.from(segment.subarray(4, 10)).toString('latin1') !== exifName) return undefined
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

/** Returns an Exif segment with only the orientation, empty for an upright picture. */
function orientationSegment(orientation: number): number[] {
  if (orientation === 1) return []
  const bigEndian = [0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08]
  const entry = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00]
  const tiff = [...bigEndian, 0x00, 0x01, ...entry, 0x00, 0x00, 0x00, 0x00]
  const body = [...Buffer.from(exifName, 'latin1'), ...tiff]
  return [0xff, 0xe1, 0x00, body.length + 2, ...body]
}
