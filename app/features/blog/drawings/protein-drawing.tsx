import { Leaf, Tempe } from '#app/ui/food.tsx'
import { Board } from './board.tsx'

/** Tempe, tofu, an egg cut in half and a fish on a board. */
export function ProteinDrawing() {
  return (
    <>
      <Board />
      <Tempe at={[104, 78]} turn={-10} scale={0.72} />
      <g transform="translate(178 72) rotate(8)">
        <rect x="-25" y="-20" width="52" height="44" rx="7" className="fill-food-tempe" />
        <rect x="-26" y="-24" width="52" height="44" rx="7" className="fill-food-plate" />
      </g>
      <g transform="translate(234 84)">
        <ellipse cx="1" cy="3" rx="24" ry="29" className="fill-food-tempe" />
        <ellipse rx="24" ry="29" className="fill-white" />
        <circle cy="5" r="13" className="fill-secondary-400" />
      </g>
      <g transform="translate(160 138) rotate(-4)">
        <path d="m62 0 34-20c-5 14-5 26 0 40Z" className="fill-primary-500" />
        <path d="M-84 0c22-30 108-38 152 0-44 38-130 30-152 0Z" className="fill-primary-300" />
        <path
          d="M-40-18c8 12 8 24 0 36M-8-14c6 9 6 19 0 28M22-12c5 8 5 16 0 24"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-primary-500"
        />
        <circle cx="-62" cy="-5" r="4.5" className="fill-food-seed" />
      </g>
      <Leaf at={[206, 172]} turn={-8} scale={0.5} />
    </>
  )
}
