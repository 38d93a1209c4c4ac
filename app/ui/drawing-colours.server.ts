import styleSheet from '#app/styles/app.css?raw'

const tokens = new Map(
  Array.from(styleSheet.matchAll(/--color-([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
    name,
    value.trim(),
  ]),
)

/**
 * The drawings' classes as CSS rules in hexadecimal, because the renderer supports neither
 * variables nor OKLCH. Colours of the light mode.
 */
export const drawingRules: string = [...tokens.keys(), 'none']
  .map((name) => {
    const colour = colourOf(name)
    return `.fill-${name}{fill:${colour}}.stroke-${name}{stroke:${colour}}`
  })
  .join('')

/**
 * Inlines a drawing's colours, because an SVG file has no style sheet. With `light-dark()` it
 * follows the colour scheme of the page that shows it.
 */
export function withOwnColours(drawing: string): string {
  return drawing.replace(/ class="([^"]+)"/g, (_, classes: string) =>
    classes
      .split(' ')
      .map((name) => {
        const [, property, token = ''] = /^(fill|stroke)-(.+)$/.exec(name) ?? []
        if (!property) throw new Error(`${name} is no colour of a drawing`)
        return ` ${property}="${cssValueOf(token)}"`
      })
      .join(''),
  )
}

function cssValueOf(token: string): string {
  const value = tokens.get(token) ?? token
  return value.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => cssValueOf(name))
}

/** A colour token of the style sheet in hexadecimal, in light mode. */
export function colourOf(name: string): string {
  return hexOf(tokens.get(name) ?? '')
}

function hexOf(value: string): string {
  const byDay = /^light-dark\(((?:[^()]|\([^()]*\))+),/s.exec(value)?.[1]
  if (byDay) return hexOf(byDay)
  const reference = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colourOf(reference)
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? []
  // `transparent` and `currentColor` need no conversion.
  if (lightness === undefined) return value || 'none'
  return fromOklch(Number(lightness), Number(chroma), Number(hue))
}

/** As in CSS Color 4; colours outside sRGB are clipped. */
function fromOklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${linear.map((part) => hexByte(Math.min(1, Math.max(0, part)))).join('')}`
}

function hexByte(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
