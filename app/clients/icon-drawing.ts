import * as v from 'valibot'

/** The part of an Iconify reply that is read. */
export const iconSetSchema = v.object({
  prefix: v.string(),
  width: v.optional(v.number(), 16),
  height: v.optional(v.number(), 16),
  icons: v.record(
    v.string(),
    v.object({
      body: v.string(),
      width: v.optional(v.number()),
      height: v.optional(v.number()),
    }),
  ),
})
type IconSet = v.InferOutput<typeof iconSetSchema>

const shapes = ['path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'] as const
const attributeNames = [
  ...['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height'],
  ...['points', 'transform', 'fill', 'fill-rule', 'clip-rule', 'opacity', 'fill-opacity'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity'],
]
const drawingMaxLength = 20_000

type Shape = (typeof shapes)[number]
type IconShape = { shape: Shape; attributes: Record<string, string> }

/** An icon as plain data: nothing in it can run or load anything. */
export type IconDrawing = { viewBox: string; shapes: IconShape[] }

/** Returns undefined if the icon holds anything but plain shapes. */
export function iconDrawingOf(set: IconSet, name: string): IconDrawing | undefined {
  const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined
  if (!icon || icon.body.length > drawingMaxLength) return undefined
  const drawn = shapesOf(icon.body)
  if (!drawn || drawn.length === 0) return undefined
  return {
    viewBox: `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`,
    shapes: drawn,
  }
}

/**
 * Flattens groups: each passes its attributes to its shapes. Returns undefined for unknown markup.
 */
function shapesOf(body: string): IconShape[] | undefined {
  const drawn: IconShape[] = []
  const groups: Record<string, string>[] = []
  let rest = body.trim()
  while (rest !== '') {
    const tag = /^<(\/?)([a-z]+)((?:\s+[a-z][a-z0-9-]*="[^"<>]*")*)\s*(\/?)>\s*/.exec(rest)
    if (!tag) return undefined
    const [all, isEnd, name = '', attributeText = '', isEmpty] = tag
    rest = rest.slice(all.length)
    if (isEnd) {
      if (name === 'g') groups.pop()
      continue
    }
    const attributes = attributesOf(attributeText)
    if (!attributes) return undefined
    const shape = shapes.find((known) => known === name)
    if (name === 'g' && !isEmpty) groups.push(attributes)
    else if (shape) drawn.push({ shape, attributes: Object.assign({}, ...groups, attributes) })
    else return undefined
  }
  return drawn
}

/** Allows letters, digits and the characters of path data: no URL, function or entity. */
function attributesOf(text: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/([a-z][a-z0-9-]*)="([^"]*)"/g)) {
    const isTransform = name === 'transform' && /^[a-z]+\([\d\s.,e-]*\)$/i.test(value)
    if (!attributeNames.includes(name)) return undefined
    if (!isTransform && !/^[\w\s.,#+-]*$/.test(value)) return undefined
    attributes[name] = value
  }
  return attributes
}
