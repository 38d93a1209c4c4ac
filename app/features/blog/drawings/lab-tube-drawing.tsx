/** A tube of blood beside the lab report. */
export function LabTubeDrawing() {
  return (
    <>
      <rect x="136" y="34" width="118" height="140" rx="10" className="fill-main-400" />
      <rect x="132" y="28" width="118" height="140" rx="10" className="fill-food-plate" />
      <path d="M148 50h56" strokeWidth="6" strokeLinecap="round" className="stroke-primary-700" />
      <path
        d="M148 76h40M214 76h20M148 98h46M214 98h20M148 142h38M214 142h20"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-main-400"
      />
      <rect x="142" y="110" width="98" height="22" rx="6" className="fill-secondary-200" />
      <path
        d="M148 121h42M214 121h18"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-secondary-800"
      />
      <g transform="translate(96 104) rotate(-10)">
        <path d="M-18-62h36V50a18 18 0 0 1-36 0Z" className="fill-food-water" />
        <path d="M-18-8h36v58a18 18 0 0 1-36 0Z" className="fill-food-chilli" />
        <rect x="-24" y="-76" width="48" height="20" rx="6" className="fill-primary-700" />
        <path
          d="M-9-44v86"
          strokeWidth="5"
          strokeLinecap="round"
          className="stroke-white"
          opacity="0.6"
        />
      </g>
    </>
  )
}
