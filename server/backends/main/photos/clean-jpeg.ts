import { orientationSegment, readOrientation } from './jpeg-orientation.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const firstApplication = 0xe0
const lastApplication = 0xef
const colourProfile = 0xe2
const adobe = 0xee

/** Frames that are pictures: baseline, extended and progressive (ITU-T T.81, table B.1). */
const frames = new Set([0xc0, 0xc1, 0xc2])

/** The segments of a JPEG that are the picture, and how it stands; undefined for what is none. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined
  const kept: Uint8Array[] = []
  let orientation = 1
  let hasFrame = false
  let hasScan = false
  let at = 2
  while (at + 4 <= bytes.length || bytes[at + 1] === endOfImage) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // A marker may have any number of these in front of it.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      if (!hasFrame || !hasScan) return undefined
      const head = [0xff, startOfImage, ...orientationSegment(orientation)]
      return Buffer.concat([Buffer.from(head), ...kept, Buffer.from([0xff, endOfImage])])
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const end = marker === startOfScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    if (marker === firstApplication + 1) orientation = readOrientation(segment) ?? orientation
    if (isPicture(marker, segment)) kept.push(segment)
    hasFrame ||= frames.has(marker)
    hasScan ||= marker === startOfScan
    at = end
  }
  return undefined
}

function isPicture(marker: number, segment: Uint8Array): boolean {
  if (marker === comment) return false
  if (marker < firstApplication || marker > lastApplication) return true
  if (marker === adobe) return true
  const name = Buffer.from(segment.subarray(4, 16)).toString('latin1')
  return marker === colourProfile && name === 'ICC_PROFILE\0'
}

/** Where the coded data of a scan ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== 0xff && !isRestart) return at
  }
  return bytes.length + 1
}
