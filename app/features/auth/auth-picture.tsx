import { Banana, Papaya } from '#app/ui/food.tsx'
import { BalancedPlate } from '#app/ui/illustrations/balanced-plate.tsx'
import { Fork, Plate, Spoon, Water } from '#app/ui/tableware.tsx'

/** A table laid for one. Beside a long form more of it shows: the log and the fruit. Decorative. */
export function AuthPicture() {
  return (
    <svg
      viewBox="0 0 560 500"
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
      className="block w-full grow overflow-visible"
    >
      <path d="M-300 58c290-6 570-24 1160-60v2400H-300Z" className="fill-food-cloth" />
      <path
        d="M-300 88c290-6 570-24 1160-60M-300 102c290-6 570-24 1160-60"
        fill="none"
        strokeWidth="4"
        className="stroke-food-cloth-line"
      />
      <Water at={[490, 116]} scale={0.95} />
      <Fork at={[64, 304]} turn={-4} />
      <Spoon at={[500, 330]} turn={3} scale={0.98} />
      <g transform="translate(0 61) scale(1.75)">
        <BalancedPlate />
      </g>
      <WeightLog />
      <Plate at={[410, 1075]} scale={1.02} />
      <Papaya at={[392, 1051]} turn={-24} scale={1.05} />
      <Banana at={[450, 1077]} scale={1.05} />
      <Banana at={[424, 1115]} turn={40} scale={1.05} />
      <Banana at={[384, 1105]} turn={80} scale={1.05} />
    </svg>
  )
}

/** A notebook with a falling curve, and a pencil. */
function WeightLog() {
  return (
    <>
      <g transform="translate(236 648) rotate(-5)">
        <rect x="-170" y="-94" width="348" height="204" rx="18" className="fill-food-cloth-line" />
        <rect x="-174" y="-102" width="348" height="204" rx="18" className="fill-food-plate" />
        <path
          d="M-142-66H-30M-142 70H142"
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          className="stroke-food-rice-shade"
        />
        <path
          d="M-136-28c40-6 52 22 92 18s56 26 96 20 50 18 84 14"
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          className="stroke-primary-600"
        />
        <circle cx="136" cy="24" r="12" className="fill-secondary-300" />
      </g>
      <g transform="translate(480 640) rotate(8)">
        <path d="M-11-110h22V76L0 108-11 76Z" className="fill-secondary-300" />
        <path d="M-11-110h22v24h-22Z" className="fill-food-guava" />
        <path d="M-11 76h22L0 108Z" className="fill-food-rice" />
        <path d="m-4 96 4 12 4-12Z" className="fill-primary-900" />
      </g>
    </>
  )
}
