import { crc32 } from 'node:zlib'

export type ZipFile = { name: string; text: string }

/** Says that names are UTF-8 (APPNOTE.TXT 4.4.4, bit 11). */
const utf8Names = 0x0800
/** The first day that a ZIP archive can name, for all files: nobody asks when they were made. */
const firstDay = 0x0021
const version = 20

/** Files in a ZIP archive, stored as they are (PKWARE APPNOTE.TXT 6.3.10). */
export function zipOf(files: readonly ZipFile[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const data = Buffer.from(text)
    const fields = fieldsOf(Buffer.from(name), data)
    const local = Buffer.concat([signature(0x04034b50), fields, Buffer.from(name), data])
    directory.push(directoryEntry(fields, name, offset))
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  return Buffer.concat([...parts, entries, endOf(files.length, entries.length, offset)])
}

/** What the header of a file and its entry in the directory have in common. */
function fieldsOf(name: Buffer, data: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(version, 0)
  fields.writeUInt16LE(utf8Names, 2)
  fields.writeUInt16LE(firstDay, 8)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(data.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function directoryEntry(fields: Buffer, name: string, offset: number): Buffer {
  const head = signature(0x02014b50)
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(version)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([head, madeBy, fields, rest, Buffer.from(name)])
}

function endOf(count: number, directoryLength: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(22)
  signature(0x06054b50).copy(end)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directoryLength, 12)
  end.writeUInt32LE(directoryOffset, 16)
  return end
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
