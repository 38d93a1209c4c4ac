import { BalancedPlate } from '#app/ui/illustrations/balanced-plate.tsx'
import { Fork, Spoon, Water } from '#app/ui/tableware.tsx'

/** A table laid for one, cut off by the panel's edges. Decorative. */
export function AuthPicture() {
  return (
    <svg viewBox="0 0 560 520" aria-hidden="true" className="block w-full">
      <g transform="rotate(-6 280 280)">
        <path
          d="M36 66c180-8 400-6 590-3 4 180 6 380 1 560-200 5-402 6-590 1-4-190-3-370-1-558Z"
          className="fill-food-cloth"
        />
        <path
          d="M36 98c200-4 400-3 590-2M36 111c200-4 400-3 590-2"
          fill="none"
          strokeWidth="4"
          className="stroke-food-cloth-line"
        />
      </g>
      <Water at={[492, 112]} scale={1.05} />
      <Fork at={[84, 350]} turn={-5} scale={1.15} />
      <Spoon at={[530, 370]} turn={3} scale={1.1} />
      <g transform="translate(-31 60) scale(2.1)">
        <BalancedPlate />
      </g>
    </svg>
  )
}
