import { sectorPath } from './drawing.ts'
import { recipe } from './recipe.ts'

const markStyles = recipe({ base: 'shrink-0' })

const centre = { x: 16, y: 16 }
const foodRadius = 10.5

/** Isi Piringku: half vegetables and fruit, half staple food and side dish. */
const parts = [
  { from: -86, to: 26, className: 'fill-food-leaf' },
  { from: 34, to: 86, className: 'fill-food-papaya' },
  { from: 94, to: 146, className: 'fill-food-tempe' },
  { from: 154, to: 266, className: 'fill-primary-700' },
]

/** The product's logo mark. Decorative: the name stands beside it. */
export function PlateMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={markStyles({ className })}>
      <circle cx={centre.x} cy={centre.y} r="15.5" className="fill-secondary-300" />
      <circle cx={centre.x} cy={centre.y} r="13.2" className="fill-food-plate" />
      <g transform="rotate(-18 16 16)">
        {parts.map(({ from, to, className: fill }) => (
          <path key={from} d={sectorPath(centre, foodRadius, from, to)} className={fill} />
        ))}
      </g>
    </svg>
  )
}
