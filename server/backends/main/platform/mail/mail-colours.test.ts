import { expect, test } from 'vitest'
import { darkColours, lightColours, type MailColours } from './mail-colours.ts'

const pairs: [text: keyof MailColours, ground: keyof MailColours][] = [
  ['ink', 'card'],
  ['ink', 'page'],
  ['ink', 'soft'],
  ['quiet', 'card'],
  ['quiet', 'page'],
  ['link', 'page'],
  ['actionInk', 'action'],
]

test.each(
  pairs.flatMap((pair) => [
    ['day', lightColours, ...pair] as const,
    ['night', darkColours, ...pair] as const,
  ]),
)('by %s mails have enough contrast (%#)', (_, colours, text, ground) => {
  const [light, dark] = [luminanceOf(colours[text]), luminanceOf(colours[ground])].toSorted(
    (a, b) => b - a,
  )
  expect((Number(light) + 0.05) / (Number(dark) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

/** WCAG 2.2, relative luminance. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
