/** A cuff, its tube and a gauge. */
export function BloodPressureDrawing() {
  return (
    <>
      <path
        d="M150 128c10 34 52 42 66 12"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        className="stroke-ink"
      />
      <rect x="62" y="56" width="120" height="84" rx="18" className="fill-primary-900" />
      <rect x="58" y="50" width="120" height="84" rx="18" className="fill-primary-600" />
      <path
        d="M76 50v84M96 50v84"
        strokeWidth="3"
        strokeDasharray="6 6"
        className="stroke-primary-300"
      />
      <rect x="116" y="74" width="44" height="36" rx="8" className="fill-primary-300" />
      <circle cx="228" cy="90" r="46" className="fill-secondary-500" />
      <circle cx="226" cy="86" r="44" className="fill-secondary-300" />
      <circle cx="226" cy="86" r="36" className="fill-food-plate" />
      <path
        d="M204 104a28 28 0 1 1 44 0"
        fill="none"
        strokeWidth="5"
        strokeDasharray="2 8"
        strokeLinecap="round"
        className="stroke-main-600"
      />
      <path
        d="m226 86 12-16"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-food-chilli"
      />
      <circle cx="226" cy="86" r="6" className="fill-main-600" />
    </>
  )
}
