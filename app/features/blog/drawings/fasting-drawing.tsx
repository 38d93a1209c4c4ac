import { blobPath } from '#app/ui/drawing.ts'
import { Banana } from '#app/ui/food.tsx'
import { Plate, Water } from '#app/ui/tableware.tsx'

const dates = [
  { x: 138, y: 118, turn: -20 },
  { x: 166, y: 108, turn: 14 },
  { x: 158, y: 138, turn: -4 },
]
const date = blobPath({ x: 0, y: 0 }, { width: 40, height: 22 }, { seed: 4, unevenness: 0.04 })

/** The moon over three dates and a glass of water. */
export function FastingDrawing({ variation }: { variation: number }) {
  return (
    <>
      <path d="M244 22a40 40 0 1 0 34 58 32 32 0 1 1-34-58Z" className="fill-secondary-300" />
      <circle cx="70" cy="40" r="3" className="fill-secondary-200" />
      <circle cx="180" cy="28" r="2.4" className="fill-secondary-200" />
      <circle cx="110" cy="26" r="2" className="fill-secondary-200" />
      <Plate at={[154, 122]} scale={0.62} />
      {dates.map(({ x, y, turn }) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d={date} className="fill-food-seed" />
          <path
            d="M-12-2c8-4 16-4 24 0"
            fill="none"
            strokeWidth="2.4"
            strokeLinecap="round"
            className="stroke-food-tempe-shade"
          />
        </g>
      ))}
      {variation % 2 === 0 && <Banana at={[186, 132]} scale={0.7} />}
      <Water at={[254, 142]} scale={0.62} />
    </>
  )
}
