const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Chunks that draw the picture or define its colours (PNG, third edition, 11). */
const allowedChunks = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'sRGB',
  'gAMA',
  'cHRM',
  'iCCP',
])

/** Returns a PNG with only the allowed chunks, or undefined if the bytes are no PNG. */
export function cleanPng(bytes: Buffer): Uint8Array | undefined {
  if (signature.some((byte, at) => bytes[at] !== byte)) return undefined
  const clean = Buffer.alloc(bytes.length)
  let cleanBytes = bytes.copy(clean, 0, 0, signature.length)
  let hasPicture = false
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (at === signature.length && name !== 'IHDR') return undefined
    if (allowedChunks.has(name)) cleanBytes += bytes.copy(clean, cleanBytes, at, end)
    hasPicture ||= name === 'IDAT'
    if (name === 'IEND') return hasPicture ? Buffer.from(clean.subarray(0, cleanBytes)) : undefined
    at = end
  }
  return undefined
}
