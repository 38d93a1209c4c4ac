const rows = [66, 84, 102, 120, 138]

/** The back of a packet with a lens over its label. */
export function FoodLabelDrawing() {
  return (
    <>
      <path d="M92 22h128l-6 12v136l6 12H92l6-12V34Z" className="fill-primary-700" />
      <path
        d="M92 22h128M92 182h128"
        strokeWidth="6"
        strokeDasharray="5 4"
        className="stroke-primary-900"
      />
      <rect x="110" y="40" width="92" height="118" rx="6" className="fill-food-plate" />
      <path d="M120 53h54" strokeWidth="6" strokeLinecap="round" className="stroke-primary-900" />
      <path
        d={rows.map((y) => `M120 ${y}h42M182 ${y}h10`).join('')}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-main-400"
      />
      <path
        d={rows.map((y) => `M118 ${y + 9}h76`).join('')}
        strokeWidth="1.5"
        className="stroke-food-rice-shade"
      />
      <path
        d="m226 142 26 28"
        strokeWidth="12"
        strokeLinecap="round"
        className="stroke-secondary-600"
      />
      <circle cx="206" cy="118" r="33" className="fill-food-water" />
      <circle
        cx="206"
        cy="118"
        r="33"
        fill="none"
        strokeWidth="7"
        className="stroke-secondary-400"
      />
      <path
        d="M188 108h36M188 128h24"
        strokeWidth="8"
        strokeLinecap="round"
        className="stroke-primary-700"
      />
    </>
  )
}
