import { Cucumber, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'

const marks = Array.from({ length: 15 }, (_, index) => index)

/** A full plate with a loose measuring tape in front of it. */
export function TapeMeasure() {
  return (
    <>
      <Plate at={[160, 96]} scale={0.84} />
      <Rice at={[132, 78]} turn={-16} scale={0.4} />
      <Leaf at={[166, 70]} turn={-70} tone="dark" scale={0.46} />
      <Leaf at={[174, 82]} turn={-24} tone="mid" scale={0.52} />
      <Leaf at={[170, 76]} turn={-46} tone="light" scale={0.48} />
      <Cucumber at={[196, 92]} scale={0.42} />
      <Tempe at={[140, 128]} turn={16} scale={0.4} />
      <Papaya at={[184, 130]} turn={-34} scale={0.46} />
      <path
        d="M36 206c42-22 84-22 124-4s84 16 124-6l6 20c-44 24-92 24-132 6s-78-18-116 2Z"
        className="fill-secondary-600"
      />
      <path
        d="M34 198c42-22 86-22 126-4s84 16 124-6l6 20c-44 24-92 24-132 6s-78-18-116 2Z"
        className="fill-secondary-300"
      />
      <Marks />
      <circle cx="286" cy="196" r="22" className="fill-primary-700" />
      <circle cx="286" cy="196" r="12" className="fill-primary-200" />
      <rect x="26" y="196" width="14" height="26" rx="3" className="fill-main-500" />
    </>
  )
}

/** Ticks along the wave of the tape. */
function Marks() {
  return (
    <g strokeWidth="2.4" strokeLinecap="round" className="stroke-secondary-800">
      {marks.map((index) => {
        const x = 52 + index * 15
        const y = Math.round((196 - 9 * Math.sin((index / 14) * 2 * Math.PI)) * 10) / 10
        return <path key={index} d={`M${x} ${y}v${index % 5 === 0 ? 12 : 7}`} />
      })}
    </g>
  )
}
