/**
 * Geometry of the site's drawings. Numbers are rounded, so that server and browser render the same
 * path.
 */
export type Point = { x: number; y: number }

/** Each object is drawn around its centre, and the picture positions it. */
export type Placed = {
  at: [x: number, y: number]
  /** Degrees, clockwise. */
  turn?: number
  scale?: number
}

export function placing({ at: [x, y], turn = 0, scale = 1 }: Placed): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`
}

/** A sector of a circle between two angles in degrees; 0 is right, 90 is down. */
export function sectorPath(centre: Point, radius: number, from: number, to: number): string {
  const start = pointOnCircle(centre, radius, from)
  const end = pointOnCircle(centre, radius, to)
  const isLarge = to - from > 180 ? 1 : 0
  return `M${pair(centre)}L${pair(start)}A${radius} ${radius} 0 ${isLarge} 1 ${pair(end)}Z`
}

/** A closed shape with a slightly uneven edge, always the same for the same seed. */
export function blobPath(
  centre: Point,
  { width, height }: { width: number; height: number },
  {
    seed,
    unevenness = 0.06,
    corners = 11,
  }: { seed: number; unevenness?: number; corners?: number },
): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    const reach = 1 + unevenness * noise(seed * 31 + corner)
    return {
      x: centre.x + (Math.cos(angle) * reach * width) / 2,
      y: centre.y + (Math.sin(angle) * reach * height) / 2,
    }
  })
  return smoothPath(points)
}

/** Points spread evenly over a disc without a visible pattern. */
export function scatter(centre: Point, radius: number, count: number, seed = 0): Point[] {
  const goldenAngle = Math.PI * (3 - Math.sqrt(5))
  return Array.from({ length: count }, (_, index) => {
    const reach = radius * Math.sqrt((index + 0.5) / count) * (1 + 0.08 * noise(seed + index))
    const angle = index * goldenAngle + seed
    return {
      x: rounded(centre.x + reach * Math.cos(angle)),
      y: rounded(centre.y + reach * Math.sin(angle)),
    }
  })
}

/** Short strokes in one path, each at its own angle: grains, beans, seeds. */
export function strokesPath(places: Point[], length: number): string {
  return places
    .map(({ x, y }, index) => {
      const angle = index * 1.17
      const half = { x: (Math.cos(angle) * length) / 2, y: (Math.sin(angle) * length) / 2 }
      return `M${pair({ x: x - half.x, y: y - half.y })}l${pair({ x: 2 * half.x, y: 2 * half.y })}`
    })
    .join('')
}

function smoothPath(points: Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point
  const curves = points.map((_, index) => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 }
    const second = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
    return `C${pair(first)} ${pair(second)} ${pair(end)}`
  })
  return `M${pair(at(0))}${curves.join('')}Z`
}

function pointOnCircle(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees / 180) * Math.PI
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
}

/** Pseudo-random number between -1 and 1, always the same for the same input. */
function noise(value: number): number {
  return Math.sin(value * 12.9898) * Math.cos(value * 4.1414)
}

function pair({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
