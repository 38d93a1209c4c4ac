import type { ReactNode } from 'react'

const toothCount = 26
const teeth = 'l5 5l5-5'.repeat(toothCount)
const width = toothCount * 10

/** A paper receipt with a torn lower edge. */
export function Receipt({ children }: { children: ReactNode }) {
  return (
    <div>
      <div className="rounded-t-card border border-line border-b-0 bg-surface-raised p-6 sm:p-8">
        {children}
      </div>
      <svg
        viewBox={`0 0 ${width} 6`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-2.5 w-full"
      >
        <path d={`M0 0${teeth}Z`} className="fill-surface-raised" />
        <path
          d={`M0 0${teeth}`}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      </svg>
    </div>
  )
}
