const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What a picture cannot be drawn without, and its colours (PNG, third edition, 11). */
const keptChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'iCCP'])

/** The chunks of a PNG that are the picture; undefined for what is none. */
export function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  if (signature.some((byte, at) => bytes[at] !== byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, signature.length)]
  let hasPicture = false
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return undefined
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at === signature.length && name !== 'IHDR') return undefined
    if (keptChunks.has(name)) kept.push(bytes.subarray(at, end))
    hasPicture ||= name === 'IDAT'
    if (name === 'IEND') return hasPicture ? Buffer.concat(kept) : undefined
    at = end
  }
  return undefined
}
