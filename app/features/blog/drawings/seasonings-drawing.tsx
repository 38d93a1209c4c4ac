import { Spoon } from '#app/ui/tableware.tsx'

const grains = [-9, -3, 4, 10, -6, 1, 7]

/** A spoon each of sugar, of salt and of oil. */
export function SeasoningsDrawing() {
  return (
    <>
      <Spoon at={[98, 128]} turn={-8} scale={0.9} />
      <Spoon at={[160, 128]} scale={0.9} />
      <Spoon at={[222, 128]} turn={8} scale={0.9} />
      <g transform="translate(85 43)">
        <ellipse rx="19" ry="27" className="fill-food-plate" />
        <path
          d={grains.map((x, index) => `M${x} ${index * 6 - 18}h3`).join('')}
          strokeWidth="3"
          className="stroke-food-rice-shade"
        />
      </g>
      <g transform="translate(160 42)">
        <ellipse rx="19" ry="27" className="fill-main-100" />
        <path
          d={grains.map((x, index) => `M${-x} ${index * 6 - 18}v2`).join('')}
          strokeWidth="2.5"
          className="stroke-main-400"
        />
      </g>
      <g transform="translate(235 43)">
        <ellipse rx="19" ry="27" className="fill-secondary-400" />
        <path
          d="M-8-14c2-5 6-8 11-8"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-secondary-200"
        />
      </g>
    </>
  )
}
