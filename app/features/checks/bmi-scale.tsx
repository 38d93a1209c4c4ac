import { m } from '#app/i18n/paraglide/messages.js'
import { type ClassName, classOf, type SchemeName, schemes } from '#app/nutrition/weight-classes.ts'
import { classWords, schemeWords } from '#app/readings/class-words.ts'
import { withDecimals } from './range-words.ts'

/** The drawn range. An index outside it is shown at the edge. */
const drawn = { from: 15, to: 33 }
/** Between two classes, in per cent of the width. */
const gap = 0.4
/** In pixels: only the width scales, so text keeps its size. */
const bandHeight = 28
const height = 50

/** Deliberately quiet colours: none of them alarms. */
const fills = {
  underweight: 'fill-info-300',
  thinSevere: 'fill-info-400',
  thinMild: 'fill-info-300',
  normal: 'fill-primary-400',
  overweight: 'fill-secondary-200',
  fatMild: 'fill-secondary-200',
  obesityOne: 'fill-secondary-300',
  fatSevere: 'fill-secondary-400',
  obesityTwo: 'fill-secondary-400',
} satisfies Record<ClassName, string>

/** Returns the position in per cent of the width. */
function placeOf(index: number): number {
  const inside = Math.min(drawn.to, Math.max(drawn.from, index))
  return ((inside - drawn.from) / (drawn.to - drawn.from)) * 100
}

function percent(value: number): string {
  return `${value.toFixed(1)}%`
}

type BmiScaleProps = {
  /** The visitor's index; undefined draws the scale alone. */
  index?: number
  decimals?: number
}

/** Both schemes on one axis. Boundaries are labelled, so colour is never the only cue. */
export function BmiScale({ index, decimals = 1 }: BmiScaleProps) {
  return (
    <div
      role="img"
      aria-label={index === undefined ? m.checks_scale() : labelOf(index, decimals)}
      className="flex flex-col gap-4"
    >
      <Band scheme="asiaPacific" index={index} />
      <Band scheme="balancedNutrition" index={index} />
    </div>
  )
}

function labelOf(index: number, decimals: number): string {
  return m.checks_scale_with({
    index: withDecimals(index, decimals),
    asia: classWords[classOf('asiaPacific', index)](),
    balanced: classWords[classOf('balancedNutrition', index)](),
  })
}

function Band({ scheme, index }: { scheme: SchemeName; index: number | undefined }) {
  const classes = schemes[scheme]
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-sm">{schemeWords[scheme]()}</p>
      <svg height={height} aria-hidden="true" className="block w-full overflow-visible">
        {classes.map(({ name, end }, place) => (
          <Stretch
            key={name}
            name={name}
            from={classes[place - 1]?.end ?? drawn.from}
            end={end}
            isNamed={name === 'normal' && index === undefined}
          />
        ))}
        {index !== undefined && (
          <circle
            cx={percent(placeOf(index))}
            cy={bandHeight / 2}
            r="8"
            strokeWidth="3"
            className="fill-main-950 stroke-white"
          />
        )}
      </svg>
    </div>
  )
}

type StretchProps = {
  name: ClassName
  from: number
  end: number
  /** Without an index, one label is enough to read the scale. */
  isNamed: boolean
}

/** One class of a scheme, with the boundary that ends it. */
function Stretch({ name, from, end, isNamed }: StretchProps) {
  const [left, right] = [placeOf(from), placeOf(end)]
  const hasEnd = Number.isFinite(end)
  return (
    <g>
      <rect
        x={percent(left)}
        width={percent(right - left - (hasEnd ? gap : 0))}
        height={bandHeight}
        className={fills[name]}
      />
      {isNamed && (
        <text
          x={percent((left + right) / 2)}
          y={bandHeight / 2 + 5}
          textAnchor="middle"
          className="fill-main-950 font-semibold text-sm"
        >
          {classWords[name]()}
        </text>
      )}
      {hasEnd && (
        <text
          x={percent(right)}
          y={bandHeight + 17}
          textAnchor="middle"
          className="fill-ink-muted text-[11px] tabular-nums sm:text-xs"
        >
          {withDecimals(end, 1)}
        </text>
      )}
    </g>
  )
}
