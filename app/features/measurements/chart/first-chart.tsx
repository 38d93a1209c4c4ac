/** A chart that waits for its first weight: one dot, and the days to come. Decorative. */
export function FirstChart() {
  return (
    <svg viewBox="0 0 260 200" aria-hidden="true" className="block w-full max-w-44 md:max-w-80">
      <rect x="3" y="7" width="256" height="192" rx="18" className="fill-food-cloth-line" />
      <rect width="256" height="192" rx="18" className="fill-food-plate" />
      <g fill="none" strokeLinecap="round">
        <path
          d="M26 44h204M26 80h204M26 116h204M26 152h204"
          strokeWidth="3"
          className="stroke-food-plate-shade"
        />
        <path
          d="M40 92c28-10 46 12 74 4s44 8 70-2 26 6 40 0"
          strokeWidth="5"
          strokeDasharray="1 13"
          className="stroke-main-400"
        />
      </g>
      <circle cx="40" cy="92" r="15" className="fill-secondary-300" />
      <circle cx="40" cy="92" r="8" className="fill-primary-700" />
      <path d="M26 152h30" strokeWidth="5" strokeLinecap="round" className="stroke-program-600" />
    </svg>
  )
}
