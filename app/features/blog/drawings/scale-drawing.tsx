const ticks = [-60, -40, -20, 0, 20, 40, 60]

/** A bathroom scale from above. */
export function ScaleDrawing() {
  return (
    <>
      <rect x="82" y="26" width="164" height="158" rx="30" className="fill-main-500" />
      <rect x="78" y="18" width="164" height="158" rx="30" className="fill-food-plate" />
      <path d="M112 76a48 48 0 0 1 96 0Z" className="fill-primary-100" />
      {ticks.map((turn) => (
        <path
          key={turn}
          d="M0-46v10"
          transform={`translate(160 76) rotate(${turn})`}
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-primary-700"
        />
      ))}
      <path
        d="m160 74 14-30"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-food-chilli"
      />
      <circle cx="160" cy="74" r="7" className="fill-primary-700" />
      <g className="fill-main-200">
        <rect x="104" y="96" width="42" height="64" rx="20" />
        <rect x="174" y="96" width="42" height="64" rx="20" />
      </g>
    </>
  )
}
