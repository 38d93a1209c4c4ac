import { Banana, Leaf, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'

/** A pregnant woman in a hijab, a hand on her belly, with a full plate. */
export function Pregnancy() {
  return (
    <>
      <path d="M22 240c4-46 30-72 66-78h84c36 6 62 32 66 78Z" className="fill-primary-600" />
      <Belly />
      <Hijab />
      <Face />
      <Plate at={[250, 176]} scale={0.56} />
      <Rice at={[230, 162]} turn={-16} scale={0.27} />
      <Leaf at={[256, 162]} turn={-70} tone="dark" scale={0.38} />
      <Leaf at={[260, 166]} turn={-24} tone="mid" scale={0.4} />
      <Tempe at={[238, 198]} turn={14} scale={0.3} />
      <Banana at={[268, 196]} scale={0.44} />
      <Banana at={[282, 188]} turn={30} scale={0.4} />
    </>
  )
}

function Belly() {
  return (
    <>
      <ellipse cx="122" cy="244" rx="66" ry="46" className="fill-primary-500" />
      <path
        d="M34 240c2-22 14-34 34-36 24-2 44 6 62 12 10 4 8 16-3 15-20-2-36-2-50 3-8 3-14 5-20 6Z"
        className="fill-primary-700"
      />
      <path
        d="M122 212c12 0 26 4 34 10 6 5 2 11-5 10-10-2-20-2-30-3-10-2-9-16 1-17Z"
        className="fill-food-skin"
      />
    </>
  )
}

function Hijab() {
  return (
    <>
      <path
        d="M130 20c-44 0-66 32-64 72 2 30-6 52-18 70-6 10-2 20 8 24 46 18 104 18 150 0 10-4 14-14 8-24-12-18-20-40-18-70 2-40-22-72-66-72Z"
        className="fill-secondary-300"
      />
      <path
        d="M168 118c6 24 16 44 34 70-24 9-48 12-72 12 26-16 36-46 38-82Z"
        className="fill-secondary-400"
      />
      <path
        d="M130 46c-28 0-42 20-41 46 1 30 18 52 41 52s40-22 41-52c1-26-13-46-41-46Z"
        className="fill-secondary-500"
      />
      <path
        d="M130 56c-25 0-36 16-36 38 0 28 16 48 36 48s36-20 36-48c0-22-11-38-36-38Z"
        className="fill-food-skin"
      />
      <path
        d="M90 122c8 18 22 28 40 28s32-10 40-28M78 160c22 14 52 18 78 12"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-secondary-500"
      />
    </>
  )
}

function Face() {
  return (
    <>
      <path
        d="M107 95c4 4 10 4 14 0M139 95c4 4 10 4 14 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-food-seed"
      />
      <path
        d="M131 99c-2 5-4 8-3 11 2 2 4 2 6 1M119 122c7 6 15 6 22 0"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-food-skin-shade"
      />
      <circle cx="106" cy="111" r="6" opacity="0.5" className="fill-food-guava" />
      <circle cx="154" cy="111" r="6" opacity="0.5" className="fill-food-guava" />
    </>
  )
}
