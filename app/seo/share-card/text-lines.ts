import { plainText } from '#app/lib/plain-text.ts'

/** Width of a word at size 1. */
export type MeasureWord = (word: string) => number

type Space = {
  width: number
  height: number
  /** Height of a line, as a multiple of the size. */
  lineHeight: number
}

type SetText = { size: number; lines: string[] }
type Line = { text: string; width: number }

/** Between two words, at size 1. */
const wordSpace = 0.25
/** A line shorter than this share of the longest one looks lost. */
const leastEvenness = 0.4

/**
 * Sets a text in the largest size in which it fits in even lines, as with `text-wrap: balance`.
 * Otherwise it takes the largest in which it fits. In the smallest size the rest is cut with an
 * ellipsis.
 */
export function fitText(
  text: string,
  sizes: number[],
  space: Space,
  measure: MeasureWord,
): SetText {
  // Control characters are not valid in XML.
  const words = plainText(text)
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .split(/\s+/)
    .filter(Boolean)
  const whole = sizes
    .map((size) => ({ size, lines: balancedLines(words, space.width / size, measure) }))
    .filter(({ size, lines }) => fits(lines, size, space))
  const chosen = whole.find(({ lines }) => isEven(lines)) ?? whole[0]
  if (chosen) return { size: chosen.size, lines: chosen.lines.map((line) => line.text) }
  const size = Math.min(...sizes)
  const lines = linesOf(words, space.width / size, measure).map((line) => line.text)
  return { size, lines: cutOff(lines, mostLinesOf(size, space)) }
}

function fits(lines: Line[], size: number, space: Space): boolean {
  const isNarrow = lines.every(({ width }) => width * size <= space.width)
  return isNarrow && lines.length <= mostLinesOf(size, space)
}

function mostLinesOf(size: number, { height, lineHeight }: Space): number {
  return Math.floor(height / (size * lineHeight))
}

function isEven(lines: Line[]): boolean {
  const widths = lines.map(({ width }) => width)
  return Math.min(...widths) >= leastEvenness * Math.max(...widths)
}

/** The narrowest lines that need no more lines than the full width. */
function balancedLines(words: string[], width: number, measure: MeasureWord): Line[] {
  const widest = linesOf(words, width, measure)
  const steps = 12
  const narrower = Array.from({ length: steps }, (_, step) =>
    linesOf(words, width * (1 - (step + 1) * 0.04), measure),
  )
  return narrower.findLast((lines) => lines.length === widest.length) ?? widest
}

function linesOf(words: string[], width: number, measure: MeasureWord): Line[] {
  const lines: Line[] = []
  for (const word of words) {
    const wordWidth = measure(word)
    const last = lines.at(-1)
    if (last && last.width + wordSpace + wordWidth <= width) {
      last.text += ` ${word}`
      last.width += wordSpace + wordWidth
    } else lines.push({ text: word, width: wordWidth })
  }
  return lines
}

function cutOff(lines: string[], mostLines: number): string[] {
  if (lines.length <= mostLines) return lines
  const last = lines[mostLines - 1] ?? ''
  return [...lines.slice(0, mostLines - 1), `${last.replace(/[\s,.;:–-]+(\S{1,3})?$/, '')} …`]
}
