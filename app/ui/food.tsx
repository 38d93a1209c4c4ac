import { blobPath, type Placed, type Point, placing, scatter, strokesPath } from './drawing.ts'

const middle: Point = { x: 0, y: 0 }

const grains = scatter(middle, 70, 46, 2)
const shadedGrains = strokesPath(grains, 7.5)
const brightGrains = strokesPath(
  grains.filter((_, index) => index % 3 === 0),
  7.5,
)

const riceShadow = blobPath({ x: 2, y: 5 }, { width: 182, height: 162 }, { seed: 4 })
const riceMound = blobPath({ x: -3, y: -4 }, { width: 168, height: 146 }, { seed: 5 })

/** A mound of rice, 180 × 160. */
export function Rice(placed: Placed & { tone?: 'white' | 'red' }) {
  const isRed = placed.tone === 'red'
  return (
    <g transform={placing(placed)} fill="none" strokeWidth="4.6" strokeLinecap="round">
      <path d={riceShadow} className={isRed ? 'fill-food-tempe-shade' : 'fill-food-rice-shade'} />
      <path d={riceMound} className={isRed ? 'fill-food-tempe' : 'fill-food-rice'} />
      <path d={shadedGrains} className={isRed ? 'stroke-food-soy' : 'stroke-food-rice-shade'} />
      {!isRed && <path d={brightGrains} className="stroke-white" />}
    </g>
  )
}

const beans = strokesPath(
  [
    { x: -26, y: -14 },
    { x: -8, y: -18 },
    { x: 12, y: -13 },
    { x: 29, y: -17 },
    { x: -32, y: 3 },
    { x: -14, y: 1 },
    { x: 4, y: 5 },
    { x: 23, y: 1 },
    { x: -22, y: 16 },
    { x: -3, y: 18 },
    { x: 16, y: 16 },
    { x: 33, y: 12 },
  ],
  4,
)

/** A fried slab of tempe, 90 × 58. */
export function Tempe(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <rect x="-44" y="-25" width="90" height="58" rx="9" className="fill-food-tempe-shade" />
      <rect x="-46" y="-30" width="90" height="58" rx="9" className="fill-food-tempe" />
      <path
        d={beans}
        fill="none"
        strokeWidth="8.6"
        strokeLinecap="round"
        className="stroke-food-soy"
      />
    </g>
  )
}

/** One leaf of kangkung or bayam, 84 long, its stem at the centre. */
export function Leaf(placed: Placed & { tone?: 'light' | 'mid' | 'dark' }) {
  const fill = {
    light: 'fill-food-leaf-light',
    mid: 'fill-food-leaf',
    dark: 'fill-food-leaf-shade',
  }
  const tone = placed.tone ?? 'mid'
  return (
    <g transform={placing(placed)}>
      <path
        d="M0 0C8-20 30-30 52-24 68-20 80-8 84 1 74 14 60 23 44 24 22 25 6 15 0 0Z"
        className={fill[tone]}
      />
      <path
        d="M2 0C26-4 52-3 76 1M26-2l12-11M46-2l12-9M30-1l14 12M50 0l12 8"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        className={tone === 'dark' ? 'stroke-food-leaf' : 'stroke-food-leaf-shade'}
      />
    </g>
  )
}

const carrotEdge = blobPath(
  { x: 1, y: 2 },
  { width: 42, height: 40 },
  { seed: 7, corners: 7, unevenness: 0.04 },
)
const carrotFace = blobPath(
  middle,
  { width: 39, height: 36 },
  { seed: 8, corners: 7, unevenness: 0.04 },
)

/** A slice of carrot, 40 wide. */
export function Carrot(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path d={carrotEdge} className="fill-food-carrot-shade" />
      <path d={carrotFace} className="fill-food-carrot" />
      <path d="M0-8l2.5 5.5L8 0 2.5 2.5 0 8-2.5 2.5-8 0l5.5-2.5Z" className="fill-food-banana" />
    </g>
  )
}

const cucumberSkin = blobPath(
  middle,
  { width: 46, height: 44 },
  { seed: 3, corners: 7, unevenness: 0.03 },
)
const cucumberFlesh = blobPath(
  middle,
  { width: 37, height: 35 },
  { seed: 9, corners: 7, unevenness: 0.03 },
)

/** A slice of cucumber, 44 wide. */
export function Cucumber(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path d={cucumberSkin} className="fill-food-leaf" />
      <path d={cucumberFlesh} className="fill-food-plate" />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <ellipse
          key={angle}
          cx="9"
          rx="4.2"
          ry="1.9"
          transform={`rotate(${angle})`}
          className="fill-food-leaf-light"
        />
      ))}
    </g>
  )
}

/** A wedge of papaya, 110 long. */
export function Papaya(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path
        d="M-56-14C-40 26 40 28 56-12 40 4 20 10 0 10S-42 2-56-14Z"
        className="fill-food-leaf-light"
      />
      <path
        d="M-56-14C-44-26-20-30 2-30S46-26 56-12C38 16-34 18-56-14Z"
        className="fill-food-papaya"
      />
      <path
        d="M-34-17c10-7 22-9 35-9s25 3 34 10C18-7-18-6-34-17Z"
        className="fill-food-papaya-shade"
      />
      {[-20, -9, 2, 13, 23].map((x, index) => (
        <ellipse
          key={x}
          cx={x}
          cy={index % 2 ? -20 : -16}
          rx="3.6"
          ry="3"
          className="fill-food-seed"
        />
      ))}
    </g>
  )
}

const bananaEdge = blobPath(
  { x: 1, y: 2 },
  { width: 36, height: 34 },
  { seed: 12, corners: 7, unevenness: 0.04 },
)
const bananaFace = blobPath(
  middle,
  { width: 33, height: 31 },
  { seed: 13, corners: 7, unevenness: 0.04 },
)

/** A slice of banana, 34 wide. */
export function Banana(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path d={bananaEdge} className="fill-food-tempe" />
      <path d={bananaFace} className="fill-food-banana" />
      <path d="M-5-2 0 1l5-3M0 1v6" strokeWidth="2" className="fill-none stroke-food-tempe" />
    </g>
  )
}

/** A ring of red chilli, 18 wide. */
export function Chilli(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <circle r="7" fill="none" strokeWidth="4" className="stroke-food-chilli" />
      <circle r="1.8" className="fill-food-banana" />
    </g>
  )
}
