import { type Placed, placing } from './drawing.ts'

/** An enamel plate with a turmeric rim, 200 wide. */
export function Plate(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <ellipse cx="2" cy="6" rx="101" ry="100" className="fill-food-cloth-line" />
      <circle r="100" className="fill-secondary-300" />
      <circle r="95.5" className="fill-food-plate" />
      <circle r="78" className="fill-food-plate-shade" />
      <circle cy="1" r="76" className="fill-food-plate" />
    </g>
  )
}

/** A spoon, 280 long. */
export function Spoon(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path
        d="M0-140c19 0 29 22 29 46 0 22-11 38-22 42l3 184a10 10 0 0 1-20 0l3-184c-11-4-22-20-22-42 0-24 10-46 29-46Z"
        className="fill-main-400"
      />
      <path
        d="M-2-128c13 0 20 16 20 34 0 17-8 30-17 32 6-18 8-44-3-66Z"
        className="fill-main-300"
      />
    </g>
  )
}

/** A fork, 280 long. */
export function Fork(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <path
        d="M-22-136v46M-7.3-136v46M7.3-136v46M22-136v46"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        className="stroke-main-400"
      />
      <path
        d="M-26-100C-26-64-18-50-7-44L-10 132a10 10 0 0 0 20 0L7-44C18-50 26-64 26-100Z"
        className="fill-main-400"
      />
    </g>
  )
}

/** A glass of water from above, 100 wide. */
export function Water(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <ellipse cx="3" cy="6" rx="50" ry="49" className="fill-food-cloth-line" />
      <circle r="49" className="fill-white" />
      <circle r="43" className="fill-food-water" />
      <path
        d="M-26-14c5-10 15-17 27-18"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-white"
      />
    </g>
  )
}
