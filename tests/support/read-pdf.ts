import { inflateSync } from 'node:zlib'

type ReadPdf = {
  title: string
  language: string
  /** The drawing operators of the pages. */
  drawing: string
  /** What a reader copies from the pages: a line for each drawn line. */
  text: string
}

/** Reads a PDF of PDFKit. */
export function readPdf(pdf: Buffer): ReadPdf {
  const bytes = pdf.toString('latin1')
  const objects = new Map(
    Array.from(bytes.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = '', body = '']) => [
      id,
      contentOf(body),
    ]),
  )
  // Fonts are streams too; a page begins with the matrix that turns it upside down.
  const drawing = [...objects.values()].filter((it) => it.startsWith('1 0 0 -1 0 ')).join('\n')
  const titleObject = /\/Title (\d+) 0 R/.exec(bytes)?.[1] ?? ''
  return {
    title: /^\(([^)]*)\)/.exec(objects.get(titleObject) ?? '')?.[1] ?? '',
    language: /\/Lang \(([^)]*)\)/.exec(bytes)?.[1] ?? '',
    drawing,
    text: textIn(drawing, lettersOfFonts(bytes, objects)),
  }
}

function contentOf(body: string): string {
  const [, stream] = /\/FlateDecode[\s\S]*?stream\n([\s\S]*)\nendstream/.exec(body) ?? []
  return stream === undefined ? body : inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

/** For each font, by its name on the pages: the letters of its glyphs, as its ToUnicode table has them. */
function lettersOfFonts(bytes: string, objects: Map<string, string>): Map<string, string[]> {
  return new Map(
    Array.from(bytes.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      const ranges = [...(objects.get(table) ?? '').matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)]
      const letters = ranges.flatMap(([, list = '']) =>
        Array.from(list.matchAll(/<([\da-f ]*)>/g), ([, hex = '']) =>
          Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
        ),
      )
      return [name, letters]
    }),
  )
}

function textIn(drawing: string, letters: Map<string, string[]>): string {
  let font = ''
  const lines: string[] = []
  for (const [, name, shown] of drawing.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = name
    else {
      const glyphs = Array.from((shown ?? '').matchAll(/<([\da-f]+)>/g), ([, hex]) => hex).join('')
      const line = glyphs.match(/.{4}/g)?.map((glyph) => letters.get(font)?.[parseInt(glyph, 16)])
      lines.push(line?.join('') ?? '')
    }
  }
  return lines.join('\n')
}
