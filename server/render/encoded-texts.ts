import { randomUUID } from 'node:crypto'

/** Nobody outside of this process knows it, so nothing that a page says can hold it. */
const boundary = randomUUID()

export type EncodedTexts = ReturnType<typeof encodedTexts>

/**
 * Texts of one page that were encoded before, for another one. React writes a mark in the place of
 * each. What it writes is a chain of strings, which is copied as a whole, with two bytes for each
 * character, before it can be encoded: the less that is in it, the sooner a page is there.
 */
export function encodedTexts() {
  const texts: Buffer[] = []
  return {
    /** What React writes in the place of a text. */
    markOf: (text: Buffer): string => `${boundary}${texts.push(text) - 1}${boundary}`,
    /** What React has written and the texts in it, in their order. */
    piecesOf: (html: string): (string | Buffer)[] =>
      html
        .split(boundary)
        .map((piece, index) => (index % 2 === 0 ? piece : (texts[Number(piece)] ?? ''))),
  }
}
