import { formatDate, formatNumber, formatShortDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { bodyMassClass } from '#app/nutrition/body-mass-index-class.ts'
import { Chart } from '#app/ui/chart/chart.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { Specimen } from './specimen.tsx'

const weights = [
  { day: '2026-01-05', value: 73.4 },
  { day: '2026-01-12', value: 73.1 },
  { day: '2026-01-19', value: 72.6 },
  { day: '2026-01-26', value: 72.7 },
  { day: '2026-02-02', value: 72.1 },
]
const body = { kilograms: 72.1, centimetres: 165, day: '2026-02-02' }

export function NumberSpecimens() {
  return (
    <Specimen title={m.specimen_numbers()}>
      <Chart
        series={{
          from: '2026-01-05',
          to: '2026-02-02',
          line: { name: m.checks_bmi_weight(), points: weights },
          dots: { name: m.specimen_measured(), points: weights },
          readings: weights.map(({ day, value }) => ({
            ...{ day, value },
            text: () => `${formatDate(day)}: ${formatNumber(value)}\u00a0kg`,
          })),
        }}
        summary={m.checks_bmi_weight()}
        readerLabel={m.specimen_read()}
        axis={{ leastSpan: 2 }}
        formatValue={(value) => formatNumber(value)}
        formatDay={formatShortDay}
      />
      <ExplainedDetails of={bodyMassClass('asiaPacific', body)} />
    </Specimen>
  )
}
