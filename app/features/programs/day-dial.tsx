import { m } from '#app/i18n/paraglide/messages.js'
import { type Point, sectorPath } from '#app/ui/drawing.ts'
import { Banana, Carrot, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate, Water } from '#app/ui/tableware.tsx'

const middle: Point = { x: 240, y: 240 }
const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => hour % 6)

/** The eating window; the page's text states it too. */
const firstHour = 7.5
const lastHour = 17.5

/** Share of a full turn; midnight is at the top. */
function turnOf(hour: number): number {
  return (hour / 24) * 360
}

function isInWindow(hour: number): boolean {
  return hour > firstHour && hour < lastHour
}

/** A day as a round table: three plates in the eating window, water at any time, a quiet night. */
export function DayDial() {
  return (
    <svg
      viewBox="0 0 480 480"
      role="img"
      aria-label={m.programs_if_picture()}
      className="mx-auto block w-full max-w-lg"
    >
      <circle cx="244" cy="249" r="222" className="fill-food-cloth-line" />
      <circle
        cx="240"
        cy="240"
        r="216"
        className="fill-[light-dark(var(--color-primary-600),var(--color-primary-700))]"
      />
      <path
        d={sectorPath(middle, 216, turnOf(firstHour) - 90, turnOf(lastHour) - 90)}
        className="fill-[light-dark(var(--color-secondary-100),var(--color-secondary-200))]"
      />
      <circle
        cx="240"
        cy="240"
        r="216"
        fill="none"
        strokeWidth="11"
        className="stroke-secondary-300"
      />
      <Hours />
      <Night />
      <Breakfast />
      <Lunch />
      <Supper />
      <Water at={[240, 240]} scale={0.72} />
    </svg>
  )
}

function Hours() {
  return (
    <>
      {hours.map((hour) => (
        <rect
          key={hour}
          x="237"
          y="38"
          width="6"
          height="12"
          rx="3"
          transform={`rotate(${turnOf(hour)} 240 240)`}
          className={isInWindow(hour) ? 'fill-secondary-500' : 'fill-primary-300'}
        />
      ))}
      <g textAnchor="middle" className="fill-secondary-900 font-bold" fontSize="22">
        <text x="240" y="448">
          12
        </text>
        <g className="fill-primary-50">
          <text x="50" y="248">
            18
          </text>
          <text x="240" y="60">
            24
          </text>
          <text x="434" y="248">
            6
          </text>
        </g>
      </g>
    </>
  )
}

function Night() {
  return (
    <>
      <path
        transform="translate(-10 -14)"
        d="M196 88c-34 8-53 42-44 75 9 31 41 49 72 41-36-5-61-34-59-68 1-20 13-37 31-48Z"
        className="fill-secondary-200"
      />
      <g className="fill-primary-100">
        <circle cx="104" cy="176" r="5" />
        <circle cx="128" cy="122" r="4" />
        <circle cx="332" cy="178" r="5" />
        <circle cx="264" cy="112" r="4.5" />
        <circle cx="234" cy="148" r="5.5" />
        <circle cx="322" cy="112" r="4.5" />
        <circle cx="378" cy="164" r="4" />
      </g>
    </>
  )
}

function Breakfast() {
  return (
    <g transform="translate(341 337)">
      <Plate at={[0, 0]} scale={0.46} />
      <Rice at={[-10, -9]} scale={0.26} />
      <Leaf at={[4, -8]} turn={-30} scale={0.34} />
      <Banana at={[11, 14]} scale={0.58} />
      <Banana at={[-7, 19]} scale={0.54} />
    </g>
  )
}

function Lunch() {
  return (
    <g transform="translate(224 360)">
      <Plate at={[0, 0]} scale={0.64} />
      <Rice at={[-18, -16]} turn={-16} scale={0.33} />
      <Leaf at={[6, -14]} turn={-64} tone="dark" scale={0.44} />
      <Leaf at={[10, -8]} turn={-20} tone="light" scale={0.44} />
      <Carrot at={[24, -20]} scale={0.36} />
      <Tempe at={[-14, 24]} turn={10} scale={0.36} />
      <Papaya at={[20, 22]} turn={-30} scale={0.36} />
    </g>
  )
}

function Supper() {
  return (
    <g transform="translate(117 308)">
      <Plate at={[0, 0]} scale={0.46} />
      <Rice at={[-9, -11]} scale={0.25} />
      <Leaf at={[4, -8]} turn={-46} tone="dark" scale={0.36} />
      <Tempe at={[-6, 18]} turn={-8} scale={0.28} />
      <Carrot at={[18, 10]} scale={0.36} />
    </g>
  )
}
