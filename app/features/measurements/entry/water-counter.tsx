import type { DayLog } from '#app/features/measurements/measurements.mutations.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import { glassMillilitres } from '#app/nutrition/household-measures.ts'
import { measureName, valueText } from '#app/readings/measure-words.ts'
import { Button } from '#app/ui/button.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Glasses beyond this number are counted but not drawn. */
const mostDrawn = 12
const fewestDrawn = 8

type WaterCounterProps = DayLog & {
  /** The daily amount that AKG recommends; undefined without a profile. */
  target: Explained<number> | undefined
}

/** Counts the water of a day, one glass a tap. */
export function WaterCounter({ day, entries, change, target }: WaterCounterProps) {
  const water = entries.filter(({ kind }) => kind === 'water')
  const totalMl = water.reduce((sum, { value }) => sum + value, 0)
  const last = water.at(-1)
  const drink = () =>
    change.mutate({
      before: null,
      after: {
        id: newClientId(),
        kind: 'water',
        measuredOn: day,
        value: glassMillilitres,
        secondValue: null,
      },
    })
  return (
    <section className="flex flex-col gap-3" aria-labelledby="water">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="water" className="font-semibold">
          {measureName('water')}
        </h3>
        <p className="text-ink-muted text-sm tabular-nums" aria-live="polite">
          {target
            ? m.measurements_water_of({
                amount: valueText('water', { value: totalMl }),
                target: valueText('water', target),
              })
            : valueText('water', { value: totalMl })}
        </p>
      </div>
      <Glasses
        full={totalMl / glassMillilitres}
        count={target ? Math.round(target.value / glassMillilitres) : fewestDrawn}
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={drink}>
          <Icon name="plus" className="size-4" />
          {m.measurements_water_add({ amount: formatNumber(glassMillilitres) })}
        </Button>
        {last && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => change.mutate({ before: last, after: null })}
          >
            {m.measurements_water_less()}
          </Button>
        )}
      </div>
      {target && <ExplainedDetails of={target} />}
    </section>
  )
}

/** Decorative: a row of glasses, the last one partly full. The amount is written above. */
function Glasses({ full, count }: { full: number; count: number }) {
  const drawn = Math.min(mostDrawn, Math.max(count, Math.ceil(full)))
  return (
    <svg
      viewBox={`0 0 ${drawn * 26} 36`}
      aria-hidden="true"
      className="block h-9 max-w-full self-start"
    >
      {Array.from({ length: drawn }, (_, index) => index).map((index) => {
        const share = Math.min(1, Math.max(0, full - index))
        const top = 31 - 25 * share
        const inset = (top - 4) * 0.11
        return (
          <g key={index} transform={`translate(${index * 26} 0)`}>
            {share > 0 && (
              <path d={`M${4 + inset} ${top}H${20 - inset}L17 31H7Z`} className="fill-info-400" />
            )}
            <path
              d="M3 3h18l-3.2 29.2a1.5 1.5 0 0 1-1.5 1.3H7.7a1.5 1.5 0 0 1-1.5-1.3L3 3Z"
              fill="none"
              strokeWidth="1.6"
              strokeLinejoin="round"
              className={share > 0 ? 'stroke-info-600' : 'stroke-line-strong'}
            />
          </g>
        )
      })}
    </svg>
  )
}
