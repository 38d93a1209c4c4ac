import { Chilli, Cucumber, Leaf } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'

/** Pepes: steamed fish on a banana leaf, with lime and herbs instead of salt. */
export function Heart() {
  return (
    <>
      <Plate at={[160, 122]} scale={1.06} />
      <path
        d="M76 132C88 84 150 62 248 88c2 30-10 62-36 78-50 10-98 6-130-8-4-8-7-16-6-26Z"
        className="fill-food-leaf"
      />
      <path
        d="M80 134C130 110 190 100 244 96M110 108l-6 52M148 90l-4 78M188 86l-2 80M222 92l-2 66"
        fill="none"
        strokeWidth="2"
        className="stroke-food-leaf-shade"
      />
      <Fish />
      <Leaf at={[196, 162]} turn={-24} tone="light" scale={0.4} />
      <Leaf at={[198, 164]} turn={24} tone="light" scale={0.36} />
      <Cucumber at={[112, 166]} scale={0.56} />
      <Cucumber at={[130, 176]} turn={30} scale={0.52} />
      <Chilli at={[150, 158]} scale={0.8} />
      <Chilli at={[166, 152]} scale={0.65} />
      <path
        d="M214 70c-8-12-26-4-22 10 3 10 15 16 22 22 7-6 19-12 22-22 4-14-14-22-22-10Z"
        className="fill-food-chilli"
      />
    </>
  )
}

function Fish() {
  return (
    <g transform="translate(158 126) rotate(-8)">
      <path d="M46 0 76-20c-4 14-4 28 2 40Z" className="fill-main-500" />
      <path
        d="M-64 2c14-24 40-32 64-28 22 4 40 14 50 26-10 14-30 24-54 26C-28 27-52 20-64 2Z"
        className="fill-main-400"
      />
      <path
        d="M-62 4C-30 12 20 12 50 2 38 16 20 25-4 26-28 27-50 20-62 4Z"
        className="fill-main-200"
      />
      <path
        d="M-34-14c8 9 8 20 0 29M-8-20l10 14M12-17l9 13"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-main-600"
      />
      <circle cx="-46" cy="-3" r="4.5" className="fill-food-plate" />
      <circle cx="-46" cy="-3" r="2.4" className="fill-food-seed" />
    </g>
  )
}
