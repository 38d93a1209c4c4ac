import { sectorPath } from '#app/ui/drawing.ts'
import { Carrot, Leaf, Rice, Tempe } from '#app/ui/food.tsx'
import { Fork, Plate, Spoon } from '#app/ui/tableware.tsx'

const hours = Array.from({ length: 12 }, (_, hour) => hour * 30)

/** A plate as a clock: food within its hours, spoon and fork as hands. */
export function IntermittentFasting() {
  return (
    <>
      <Plate at={[160, 122]} scale={1.08} />
      <path d={sectorPath({ x: 160, y: 122 }, 82, -90, 60)} className="fill-secondary-200" />
      {hours.map((angle) => (
        <rect
          key={angle}
          x="157.5"
          y="31"
          width="5"
          height={angle % 90 ? 8 : 14}
          rx="2.5"
          transform={`rotate(${angle} 160 122)`}
          className="fill-main-400"
        />
      ))}
      <Rice at={[186, 92]} scale={0.26} />
      <Leaf at={[196, 112]} turn={-14} tone="mid" scale={0.5} />
      <Leaf at={[194, 116]} turn={18} tone="dark" scale={0.48} />
      <Carrot at={[214, 96]} scale={0.42} />
      <Tempe at={[198, 146]} turn={40} scale={0.34} />
      <Fork at={[160, 92]} scale={0.3} />
      <Spoon at={[138, 138]} turn={-124} scale={0.24} />
      <circle cx="160" cy="122" r="7" className="fill-main-700" />
    </>
  )
}
