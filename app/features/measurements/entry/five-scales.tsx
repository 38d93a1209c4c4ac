import type { DayLog } from '#app/features/measurements/measurements.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { wordOfScale } from '#app/i18n/scale-words.ts'
import { newClientId } from '#app/lib/client-id.ts'
import { measureName } from '#app/readings/measure-words.ts'
import type { ScaleMeasure } from '#server/contract/measures.ts'

const steps = [1, 2, 3, 4, 5]

const drawings = { mood: Face, hunger: Bowl } satisfies Record<ScaleMeasure, typeof Face>

/** Logs mood and hunger. */
export function FiveScales(log: DayLog) {
  return Object.keys(drawings).map((measure) => (
    <FiveScale key={measure} measure={measure as ScaleMeasure} {...log} />
  ))
}

type FiveScaleProps = DayLog & { measure: ScaleMeasure }

/** Logs a measure in one tap: five drawings, each with its word. */
function FiveScale({ measure, day, entries, change }: FiveScaleProps) {
  const Drawing = drawings[measure]
  const latest = entries.findLast(({ kind }) => kind === measure)
  const log = (value: number) =>
    change.mutate({
      before: null,
      after: { id: newClientId(), kind: measure, measuredOn: day, value, secondValue: null },
    })
  return (
    <section className="flex flex-col gap-2" aria-labelledby={`scale-${measure}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`scale-${measure}`} className="font-semibold">
          {measureName(measure)}
        </h3>
        <p className="text-ink-muted text-sm">
          {latest ? wordOfScale(measure, latest.value) : m.measurements_scale_hint()}
        </p>
      </div>
      <fieldset
        aria-labelledby={`scale-${measure}`}
        className="flex flex-wrap justify-between gap-1"
      >
        {steps.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={latest?.value === value}
            onClick={() => log(value)}
            className="flex min-w-0 flex-1 flex-col items-center gap-1 rounded-control p-1 transition-colors hover:bg-action-soft aria-pressed:bg-action-soft aria-pressed:ring-2 aria-pressed:ring-action"
          >
            <Drawing level={value} />
            <span className="text-balance text-xs leading-tight">
              {wordOfScale(measure, value)}
            </span>
          </button>
        ))}
      </fieldset>
    </section>
  )
}

/** Ranges from a frown to a smile. */
function Face({ level }: { level: number }) {
  const bend = (level - 3) * 4
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className="size-10">
      <circle cx="22" cy="22" r="19" className="fill-secondary-200" />
      <path
        d={`M15 18v2m14-2v2M14 ${28 - bend / 2}Q22 ${28 + bend} 30 ${28 - bend / 2}`}
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-secondary-950"
      />
    </svg>
  )
}

/** A bowl that is emptier the higher the level. */
function Bowl({ level }: { level: number }) {
  const top = 17 + (level - 1) * 4
  const inset = (top - 17) * 0.55
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className="size-10">
      <path
        d="M5 16h34c0 11-6 19-17 19S5 27 5 16Z"
        className="fill-food-plate stroke-line-strong"
      />
      {level < 5 && (
        <path
          d={`M${8 + inset} ${top}h${28 - inset * 2}C${34 - inset * 0.6} 28 30 32.5 22 32.5S${10 + inset * 0.6} 28 ${8 + inset} ${top}Z`}
          className="fill-food-carrot"
        />
      )}
      <path d="M15 35h14" strokeWidth="3" strokeLinecap="round" className="stroke-line-strong" />
    </svg>
  )
}
