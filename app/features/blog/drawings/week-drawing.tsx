const days = Array.from({ length: 7 }, (_, day) => 74 + day * 29)
/** Foods on the plates, in turn. */
const foods = [
  'fill-food-tempe',
  'fill-food-leaf',
  'fill-food-carrot',
  'fill-food-soy',
  'fill-food-papaya',
]

/** Seven calendar days with a plate for each lunch and dinner. */
export function WeekDrawing() {
  return (
    <>
      <rect x="52" y="32" width="222" height="146" rx="14" className="fill-primary-400" />
      <rect x="48" y="26" width="222" height="146" rx="14" className="fill-food-plate" />
      <path
        d="M48 58V40a14 14 0 0 1 14-14h194a14 14 0 0 1 14 14v18Z"
        className="fill-primary-700"
      />
      <path
        d="M92 18v18M226 18v18"
        strokeWidth="8"
        strokeLinecap="round"
        className="stroke-secondary-400"
      />
      {days.map((x, day) => (
        <g key={x}>
          <path
            d={`M${x - 6} 72h12`}
            strokeWidth="4"
            strokeLinecap="round"
            className="stroke-main-400"
          />
          {[100, 136].map((y, meal) => (
            <g key={y} transform={`translate(${x} ${y})`}>
              <circle r="12" className="fill-secondary-300" />
              <circle r="10" className="fill-white" />
              <circle r="5" className={foods[(day * 2 + meal) % foods.length]} />
            </g>
          ))}
        </g>
      ))}
    </>
  )
}
