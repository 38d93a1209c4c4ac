import { blobPath, type Placed, type Point, placing } from '#app/ui/drawing.ts'

const middle: Point = { x: 0, y: 0 }

const potatoEdge = blobPath({ x: 2, y: 4 }, { width: 78, height: 60 }, { seed: 21 })
const potatoFace = blobPath(middle, { width: 74, height: 55 }, { seed: 22 })

/** A boiled potato, 78 across. */
export function Potato(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path d={potatoEdge} className="fill-food-tempe-shade" />
      <path d={potatoFace} className="fill-food-soy" />
      <path
        d="M-18-8h.1M6-14h.1M20 4h.1M-6 12h.1M-24 8h.1"
        strokeWidth="5"
        strokeLinecap="round"
        className="fill-none stroke-food-tempe"
      />
    </g>
  )
}

const noodleNest = blobPath({ x: 1, y: 4 }, { width: 122, height: 104 }, { seed: 31 })

/** A nest of noodles, 122 across. */
export function Noodles(placed: Placed) {
  return (
    <g transform={placing(placed)} fill="none" strokeLinecap="round">
      <path d={noodleNest} className="fill-food-tempe" />
      <path
        d="M-46-10C-40-46 36-50 46-12S14 42-16 36-44-2-20-18 30-20 28 6-8 22-10 6 6-8 12 0"
        strokeWidth="9"
        className="stroke-food-banana"
      />
      <path
        d="M-52 10C-48 40 12 58 42 30M-34-36C-12-48 22-46 40-30M52 2C54 22 42 38 26 44"
        strokeWidth="9"
        className="stroke-food-soy"
      />
    </g>
  )
}

/** A fried cube of tofu, 62 across. */
export function Tofu(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <rect x="-30" y="-22" width="62" height="56" rx="8" className="fill-food-tempe" />
      <rect x="-32" y="-28" width="62" height="54" rx="8" className="fill-food-soy" />
      <rect x="-24" y="-20" width="46" height="38" rx="6" className="fill-food-rice" />
    </g>
  )
}

/** A small fish, 118 long. */
export function Fish(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path
        d="M-58 2C-44-26-6-30 26-8L58-24c-6 14-6 36 0 50L26 10C-6 32-44 28-58 2Z"
        className="fill-info-400"
      />
      <path d="M-58 2C-40 14-8 18 26 6L58 26 26 10C-6 32-44 28-58 2Z" className="fill-info-300" />
      <path
        d="M-30-16c7 10 7 24 0 34M-8-12c4 8 4 16 0 24M10-8c3 6 3 10 0 16"
        strokeWidth="3"
        strokeLinecap="round"
        className="fill-none stroke-info-600"
      />
      <circle cx="-43" cy="-3" r="3.6" className="fill-food-seed" />
    </g>
  )
}

const eggEdge = blobPath(middle, { width: 62, height: 50 }, { seed: 41, unevenness: 0.02 })
const yolk = blobPath({ x: 5, y: 1 }, { width: 30, height: 28 }, { seed: 42, unevenness: 0.03 })

/** Half a boiled egg, 62 long. */
export function Egg(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <ellipse cx="2" cy="4" rx="31" ry="25" className="fill-food-rice-shade" />
      <path d={eggEdge} className="fill-white" />
      <path d={yolk} className="fill-secondary-300" />
    </g>
  )
}

const guavaEdge = blobPath(middle, { width: 58, height: 56 }, { seed: 51, unevenness: 0.03 })
const guavaFlesh = blobPath(middle, { width: 47, height: 45 }, { seed: 52, unevenness: 0.03 })

/** Half a guava, 58 across. */
export function Guava(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path d={guavaEdge} className="fill-food-leaf-light" />
      <path d={guavaFlesh} className="fill-food-guava" />
      {[0, 51, 103, 154, 206, 257, 309].map((angle) => (
        <circle
          key={angle}
          cx="12"
          r="2.6"
          transform={`rotate(${angle})`}
          className="fill-food-banana"
        />
      ))}
    </g>
  )
}
