import { m } from '#app/i18n/paraglide/messages.js'
import { type Point, sectorPath } from '#app/ui/drawing.ts'
import { Banana, Carrot, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'

const middle: Point = { x: 240, y: 240 }
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Midnight is at the top and the day goes round once. */
function turnOf(hour: number): number {
  return (hour / 24) * 360
}

/** A day as a round table: three plates within their hours, and the night left alone. */
export function DayDial() {
  return (
    <svg
      viewBox="0 0 480 480"
      role="img"
      aria-label={m.programs_if_picture()}
      className="mx-auto block w-full max-w-lg"
    >
      <ellipse cx="243" cy="247" rx="222" ry="220" className="fill-food-cloth-line" />
      <circle cx="240" cy="240" r="220" className="fill-secondary-300" />
      <circle cx="240" cy="240" r="211" className="fill-main-800" />
      <path
        d={sectorPath(middle, 211, turnOf(6.5) - 90, turnOf(18.5) - 90)}
        className="fill-food-plate"
      />
      {hours.map((hour) => (
        <rect
          key={hour}
          x="237.5"
          y="36"
          width="5"
          height={hour % 6 ? 9 : 18}
          rx="2.5"
          transform={`rotate(${turnOf(hour)} 240 240)`}
          className={hour >= 7 && hour <= 18 ? 'fill-main-500' : 'fill-main-600'}
        />
      ))}
      <Night />
      <Breakfast />
      <Lunch />
      <Supper />
      <circle cx="240" cy="240" r="40" className="fill-secondary-200" />
      <circle cx="240" cy="240" r="31" className="fill-secondary-300" />
      <path
        d="M240 214v26l18 12"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-main-800"
      />
    </svg>
  )
}

function Night() {
  return (
    <>
      <path
        d="M182 92c-30 8-46 38-38 66 8 27 36 43 63 36-32-4-54-30-52-60 1-17 11-32 27-42Z"
        className="fill-secondary-200"
      />
      <g className="fill-main-300">
        <circle cx="108" cy="196" r="4" />
        <circle cx="92" cy="180" r="3" />
        <circle cx="300" cy="150" r="3.5" />
        <circle cx="256" cy="92" r="3" />
        <circle cx="222" cy="128" r="4" />
        <circle cx="330" cy="104" r="3" />
      </g>
    </>
  )
}

function Breakfast() {
  return (
    <g transform="translate(363 295)">
      <Plate at={[0, 0]} scale={0.38} />
      <Rice at={[-9, -8]} scale={0.2} />
      <Leaf at={[2, -5]} turn={-20} scale={0.28} />
      <Banana at={[8, 12]} scale={0.44} />
      <Banana at={[-4, 14]} scale={0.4} />
    </g>
  )
}

function Lunch() {
  return (
    <g transform="translate(222 374)">
      <Plate at={[0, 0]} scale={0.56} />
      <Rice at={[-16, -14]} turn={-16} scale={0.28} />
      <Leaf at={[4, -16]} turn={-50} tone="dark" scale={0.36} />
      <Leaf at={[8, -8]} turn={-10} tone="light" scale={0.36} />
      <Carrot at={[22, -10]} scale={0.3} />
      <Tempe at={[-12, 18]} turn={10} scale={0.28} />
      <Papaya at={[14, 20]} turn={-30} scale={0.3} />
    </g>
  )
}

function Supper() {
  return (
    <g transform="translate(107 262)">
      <Plate at={[0, 0]} scale={0.38} />
      <Rice at={[-8, -9]} scale={0.19} />
      <Leaf at={[2, -8]} turn={-40} tone="dark" scale={0.28} />
      <Tempe at={[-3, 13]} turn={-8} scale={0.22} />
      <Carrot at={[14, 6]} scale={0.26} />
    </g>
  )
}
