/** White space that ends a line or moves on a page. A line of text holds spaces instead. */
const breaks = /[\s\u0085\u2028\u2029]+/gu

/**
 * Characters that show nothing: controls, halves of surrogate pairs, and format characters. The
 * last are, for example, marks that turn the reading order. Two joiners stay, because Persian, Hindi
 * and emoji need them.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu

const outerBlanks = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/gu

/**
 * Returns text as one line that a cookie, a header, a mail and a log can carry. Drops what a person
 * cannot see and often pastes unknowingly.
 */
export function lineOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(breaks, ' ')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .replace(outerBlanks, '')
}

/** Like `lineOf`, but keeps the ends of lines. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map(lineOf)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Returns a code without spaces and characters that show nothing. Dashes of any length become
 * hyphens, and wide letters and digits plain ones.
 */
export function codeOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
}

/** Like `codeOf`, for a code of digits that may be written in groups: `726-885`. */
export function digitsOf(text: string): string {
  return codeOf(text).replaceAll('-', '')
}
