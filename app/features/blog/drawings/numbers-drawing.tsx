import { Carrot, Leaf } from '#app/ui/food.tsx'

/** Lines of a notebook that rise or fall a little. */
const lines = [
  'M92 112c22-6 34 8 56 0s30-18 52-14 24 2 32-4',
  'M92 88c24 4 36 14 58 14s34 10 54 14 20 2 28 0',
  'M92 104c20-12 30-4 50-6s34 12 54 6 26-12 36-10',
]
const marks = Array.from({ length: 15 }, (_, index) => 72 + index * 12)

/** A notebook with one line in it and a measuring tape along its edge. */
export function NumbersDrawing({ variation }: { variation: number }) {
  return (
    <>
      <rect x="70" y="34" width="186" height="120" rx="12" className="fill-main-400" />
      <rect x="66" y="28" width="186" height="120" rx="12" className="fill-food-plate" />
      <path
        d="M82 52h66M82 132h154"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-food-rice-shade"
      />
      <path
        d={lines[variation % lines.length]}
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-primary-600"
      />
      <g transform="rotate(-4 160 168)">
        <rect x="56" y="156" width="208" height="26" rx="4" className="fill-secondary-300" />
        <path
          d={marks.map((x, index) => `M${x} 157v${index % 3 === 0 ? 14 : 8}`).join('')}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-secondary-800"
        />
      </g>
      {variation % 2 === 0 ? (
        <Leaf at={[212, 52]} turn={-20} tone="light" scale={0.6} />
      ) : (
        <>
          <Leaf at={[208, 58]} turn={-34} scale={0.66} />
          <Carrot at={[232, 72]} scale={0.8} />
        </>
      )}
    </>
  )
}
