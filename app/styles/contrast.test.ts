import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'app.css'), 'utf8')
const tokens = new Map(
  Array.from(css.matchAll(/--color-([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
)

type Mode = 'light' | 'dark'
/** Linear red, green and blue. */
type Colour = readonly [number, number, number]

/** Resolves a token as the browser does: the mode's half of `light-dark`, then references. */
function colourOf(value: string, mode: Mode): Colour {
  const text = value.trim()
  const halves = /^light-dark\((.+\)),\s*(.+\))\)$/s.exec(text)
  if (halves) return colourOf((mode === 'light' ? halves[1] : halves[2]) as string, mode)
  const reference = /^var\(--color-([\w-]+)\)$/.exec(text)?.[1]
  if (reference) return colourOf(tokens.get(reference) ?? '', mode)
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text)
  if (!numbers) throw new Error(`Not a colour: ${value}`)
  return fromOklch(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]))
}

function fromOklch(lightness: number, chroma: number, hue: number): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrastOf(front: string, back: string, mode: Mode): number {
  const [one, other] = [front, back].map((name) =>
    luminanceOf(colourOf(`var(--color-${name})`, mode)),
  ) as [number, number]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const grounds = ['surface', 'surface-raised', 'surface-tinted', 'surface-sunken']
const textPairs = [
  ...grounds.flatMap((ground) => ['ink', 'ink-muted', 'link'].map((text) => [text, ground])),
  ['action-ink', 'action'],
  ['action-ink', 'action-hover'],
  ['action-soft-ink', 'action-soft'],
  ['action-soft-ink', 'action-soft-hover'],
  ['ink', 'action-soft'],
  ['ink-muted', 'action-soft'],
  ['link', 'action-soft'],
  ['highlight-ink', 'highlight'],
  ['danger-action-ink', 'danger-action'],
  ['primary-100', 'primary-900'],
  ['danger-ink', 'surface'],
  ['danger-ink', 'surface-raised'],
  ...['info', 'success', 'warning', 'danger', 'program', 'anomaly'].map((tone) => [
    `${tone}-ink`,
    `${tone}-soft`,
  ]),
] as [string, string][]

const controlPairs = grounds.flatMap((ground) =>
  ['line-strong', 'focus', 'action', 'danger-action'].map((part) => [part, ground]),
) as [string, string][]

describe.each<Mode>(['light', 'dark'])('in %s mode', (mode) => {
  test.each(textPairs)('the text %s reads on %s', (text, ground) => {
    expect(contrastOf(text, ground, mode)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('the control %s stands out from %s', (control, ground) => {
    expect(contrastOf(control, ground, mode)).toBeGreaterThanOrEqual(3)
  })
})

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const scales = 'main secondary warning danger success info program anomaly primary neutral'.split(
  ' ',
)

describe.each(scales)('the scale %s', (scale) => {
  test('[S3.11] has eleven steps, each darker than the one before', () => {
    const lightness = steps.map((step) => oklchOf(`${scale}-${step}`).lightness)
    expect(lightness).toEqual([...lightness].sort((one, other) => other - one))
    expect(new Set(lightness).size).toBe(steps.length)
  })
})

test.each([
  ['primary', 'teal-like', 170, 200],
  ['secondary', 'yellow-like', 75, 105],
])('[S3.11] the scale %s is %s in every step', (scale, _colour, least, most) => {
  for (const step of steps) {
    const { hue, chroma } = oklchOf(`${scale}-${step}`)
    expect(hue).toBeGreaterThanOrEqual(least)
    expect(hue).toBeLessThanOrEqual(most)
    expect(chroma).toBeGreaterThan(0.01)
  }
})

test('[S3.11] what is gray is nearly without colour', () => {
  for (const step of steps) expect(oklchOf(`neutral-${step}`).chroma).toBeLessThan(0.02)
})

test.each<Mode>(['light', 'dark'])('[S3.11] controls are green by default in %s mode', (mode) => {
  const [red, green, blue] = colourOf('var(--color-action)', mode)
  expect(green).toBeGreaterThan(red)
  expect(green).toBeGreaterThan(blue)
})

test.each(['surface', 'ink', 'action', 'link', 'line'])(
  '[S3.11] %s has a value for light and another for dark',
  (token) => {
    const value = `var(--color-${token})`
    expect(colourOf(value, 'light')).not.toEqual(colourOf(value, 'dark'))
  },
)

function oklchOf(token: string): { lightness: number; chroma: number; hue: number } {
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(tokens.get(token) ?? '')
  if (!numbers) throw new Error(`Not a step of a scale: ${token}`)
  return { lightness: Number(numbers[1]), chroma: Number(numbers[2]), hue: Number(numbers[3]) }
}
