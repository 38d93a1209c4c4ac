import { Cucumber, Leaf, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'

/** A plate with a measured mound of red rice and a glucose meter. */
export function GlucoseMeter() {
  return (
    <>
      <Plate at={[122, 122]} scale={0.98} />
      <Leaf at={[112, 100]} turn={-110} tone="dark" scale={0.6} />
      <Leaf at={[118, 100]} turn={-66} tone="mid" scale={0.66} />
      <Leaf at={[110, 106]} turn={-150} tone="light" scale={0.6} />
      <Leaf at={[126, 104]} turn={-24} tone="dark" scale={0.55} />
      <Cucumber at={[96, 112]} scale={0.5} />
      <Cucumber at={[146, 104]} scale={0.46} />
      <Rice at={[94, 146]} turn={10} scale={0.46} tone="red" />
      <Tempe at={[152, 158]} turn={-30} scale={0.44} />
      <Tempe at={[146, 142]} turn={-40} scale={0.42} />
      <Meter />
    </>
  )
}

function Meter() {
  return (
    <g transform="translate(264 106) rotate(8)">
      <rect x="-32" y="-58" width="68" height="122" rx="22" className="fill-food-cloth-line" />
      <rect x="-34" y="-64" width="68" height="122" rx="22" className="fill-info-600" />
      <rect x="-24" y="-50" width="48" height="46" rx="8" className="fill-info-100" />
      <path
        d="M-17-22c5 0 6-12 11-12s6 16 11 16 5-9 12-9"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-info-700"
      />
      <circle cx="0" cy="24" r="11" className="fill-info-200" />
      <rect x="-8" y="56" width="16" height="26" rx="3" className="fill-food-plate" />
      <path d="M2 92c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15Z" className="fill-food-chilli" />
    </g>
  )
}
