import { inflateSync } from 'node:zlib'

/** Returns a PDF's metadata and the drawing operators of its pages as text. */
export function readPdf(pdf: Buffer): { title: string; language: string; drawing: string } {
  const text = pdf.toString('latin1')
  const streams = [
    ...text.matchAll(/\/Filter \/FlateDecode\n[\s\S]*?stream\n([\s\S]*?)\nendstream/g),
  ]
  const drawn = streams.flatMap(([, bytes = '']) => {
    const content = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    // Fonts are streams too; a page begins with the matrix that turns it upside down.
    return content.startsWith('1 0 0 -1 0 ') ? [content] : []
  })
  const titleObject = /\/Title (\d+) 0 R/.exec(text)?.[1]
  return {
    title: new RegExp(`\n${titleObject} 0 obj\n\\(([^)]*)\\)`).exec(text)?.[1] ?? '',
    language: /\/Lang \(([^)]*)\)/.exec(text)?.[1] ?? '',
    drawing: drawn.join('\n'),
  }
}
