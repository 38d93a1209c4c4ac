import type { ReactNode } from 'react'
import { type Placed, placing } from '#app/ui/drawing.ts'

const grains = [-9, -3, 4, 10, -6, 1, 7]

/** A spoon each of sugar, salt and oil. */
export function SeasoningsDrawing() {
  return (
    <>
      <FullSpoon at={[92, 138]} turn={-8}>
        <ellipse rx="21" ry="31" className="fill-food-plate" />
        <path
          d={grains.map((x, index) => `M${x} ${index * 6 - 18}h3`).join('')}
          strokeWidth="3"
          className="stroke-food-rice-shade"
        />
      </FullSpoon>
      <FullSpoon at={[160, 138]}>
        <ellipse rx="21" ry="31" className="fill-main-100" />
        <path
          d={grains.map((x, index) => `M${-x} ${index * 6 - 18}v2`).join('')}
          strokeWidth="2.5"
          className="stroke-main-400"
        />
      </FullSpoon>
      <FullSpoon at={[228, 138]} turn={8}>
        <ellipse rx="21" ry="31" className="fill-secondary-400" />
        <path
          d="M-9-15c2-6 6-9 12-9"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-secondary-200"
        />
      </FullSpoon>
    </>
  )
}

/** Its handle leaves the picture at the bottom; its content is centred on the bowl. */
function FullSpoon({ children, ...placed }: Placed & { children: ReactNode }) {
  return (
    <g transform={placing({ ...placed, scale: 0.8 })}>
      <path
        d="M0-140c19 0 30 22 30 46 0 22-12 40-23 44l3 200h-20l3-200c-11-4-23-22-23-44 0-24 11-46 30-46Z"
        className="fill-main-400"
      />
      <g transform="translate(0 -95)">{children}</g>
    </g>
  )
}
