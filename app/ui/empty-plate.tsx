import { blobPath } from './drawing.ts'
import { recipe } from './recipe.ts'
import { Fork, Plate, Spoon } from './tableware.tsx'

const plateStyles = recipe({ base: 'block' })

const crumbs = [
  { x: 92, y: 142, seed: 1 },
  { x: 104, y: 150, seed: 2 },
  { x: 212, y: 128, seed: 3 },
  { x: 150, y: 226, seed: 5 },
]

/** Empty state: a finished plate with spoon and fork. Decorative. */
export function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 300" aria-hidden="true" className={plateStyles({ className })}>
      <Plate at={[150, 148]} scale={1.42} />
      {crumbs.map(({ x, y, seed }) => (
        <path
          key={seed}
          d={blobPath({ x, y }, { width: 10, height: 8 }, { seed })}
          className="fill-food-tempe"
        />
      ))}
      <Fork at={[138, 154]} turn={-28} scale={0.82} />
      <Spoon at={[164, 150]} turn={28} scale={0.8} />
    </svg>
  )
}
