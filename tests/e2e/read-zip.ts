/** Files of an archive that stores them as they are, read by its directory; names and texts. */
export function readZip(zip: Buffer): Record<string, string> {
  const end = zip.length - 22
  let entry = zip.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const size = zip.readUInt32LE(entry + 24)
    const nameLength = zip.readUInt16LE(entry + 28)
    const local = zip.readUInt32LE(entry + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength)
    files[name] = zip.toString('utf8', start, start + size)
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30)
  }
  return files
}
