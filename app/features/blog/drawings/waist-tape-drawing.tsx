const marks = Array.from({ length: 11 }, (_, index) => 132 + index * 12)

/** A measuring tape, half rolled up. */
export function WaistTapeDrawing() {
  return (
    <>
      <path d="M96 146h168v36H96Z" className="fill-secondary-600" />
      <path d="M96 138h168v36H96Z" className="fill-secondary-300" />
      <path
        d={marks.map((x, index) => `M${x} 139v${index % 5 === 0 ? 20 : 11}`).join('')}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-secondary-800"
      />
      <rect x="258" y="132" width="12" height="48" rx="4" className="fill-main-600" />
      <circle cx="116" cy="104" r="72" className="fill-secondary-600" />
      <circle cx="114" cy="100" r="72" className="fill-secondary-300" />
      <g fill="none" strokeWidth="4" className="stroke-secondary-600">
        <circle cx="114" cy="100" r="58" />
        <circle cx="114" cy="100" r="44" />
      </g>
      <circle cx="114" cy="100" r="30" className="fill-primary-700" />
      <circle cx="114" cy="100" r="14" className="fill-primary-200" />
    </>
  )
}
