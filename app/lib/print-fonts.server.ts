import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { inVisualOrder } from './visual-order.ts'

type Document = PDFKit.PDFDocument
type FontName = 'text' | 'bold'

const require = createRequire(import.meta.url)
const folder = '@expo-google-fonts/plus-jakarta-sans'

/**
 * Registers the fonts of a document: `text`, `bold`, and for what these cannot draw, `every`. Only a
 * document with such a text pays for that font.
 */
export async function registerFonts(document: Document, texts: readonly string[]): Promise<void> {
  document
    .registerFont('text', require.resolve(`${folder}/400Regular/PlusJakartaSans_400Regular.ttf`))
    .registerFont('bold', require.resolve(`${folder}/700Bold/PlusJakartaSans_700Bold.ttf`))
  if (texts.every((text) => hasGlyphsFor(document, text))) return
  // UnifontEX has a glyph for nearly every character in one file of 3 MB.
  const path = require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')
  document.registerFont('every', sfntOf(await readFile(path)))
}

/**
 * Selects a font that can draw a typed text, and returns the text as it has to be drawn.
 * The text must be one of those given to `registerFonts`.
 */
export function fitFont(document: Document, font: FontName, text: string): string {
  if (hasGlyphsFor(document, text)) {
    document.font(font)
    return text
  }
  document.font('every')
  return inVisualOrder(text)
}

function hasGlyphsFor(document: Document, text: string): boolean {
  document.font('text')
  // The types of PDFKit leave the font out.
  const { font } = (document as unknown as { _font: { font: Glyphs } })._font
  return Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

type Glyphs = { hasGlyphForCodePoint: (codePoint: number) => boolean }

const woffHead = 44
const woffEntry = 20
const sfntHead = 12
const sfntEntry = 16

/** Unpacks a WOFF font once. PDFKit would unpack its outlines again for each glyph. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(sfntHead + sfntEntry * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const from = woffHead + woffEntry * index
    const to = sfntHead + sfntEntry * index
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at))
    const stored = woff.subarray(start, (start ?? 0) + (packed ?? 0))
    const table = packed === length ? stored : inflateSync(stored)
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}
