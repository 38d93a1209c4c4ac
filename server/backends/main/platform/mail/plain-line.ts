/** Breaks a line or a row, or turns the direction of what follows. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/**
 * One line without control characters, so that a name cannot add a row or a header. Unlike `lineOf`
 * it keeps spaces that do not break, as in an amount.
 */
export function plainLine(text: string): string {
  return text.toWellFormed().replace(breaking, ' ').trim()
}

/** The lines of a longer text, each without control characters. */
export function plainLines(text: string): string[] {
  return text.split(lineBreak).map(plainLine)
}
