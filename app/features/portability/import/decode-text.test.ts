import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const table = 'Tanggal;Berat\r\n17/2/2026;72,5 – é\r\n'
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${table}`)],
  ['UTF-16 as Excel writes it', Buffer.from(`\ufeff${table}`, 'utf16le')],
  ['UTF-16 the other way round', bigEndian(`\ufeff${table}`)],
  ['Windows-1252', Buffer.from(table.replace('–', '\x96'), 'latin1')],
])('a table in %s is decoded', (_, bytes) => {
  expect(decodeText(bytes)).toBe(table)
})

test.each([
  ['a workbook', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0x1a])],
])('%s is not decoded as text', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined()
})
