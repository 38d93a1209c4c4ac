import { Link } from '@tanstack/react-router'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { coveredOf, partUnitsOf, type UnitsByPart } from '#app/nutrition/plan-parts.ts'
import { dayOfWeekday, itemsOfDay, weekdayOf } from '#app/nutrition/plan-sums.ts'
import { type PlatePart, plateEditions, plateParts } from '#app/nutrition/plate-guide.ts'
import { editionOn } from '#app/nutrition/versioned-table.ts'
import { DividedPlate, PartDot } from '#app/ui/divided-plate.tsx'
import type { ClientPlan } from '#server/contract/meal-plan.schema.ts'

const partNames = {
  staple: m.plans_part_staple,
  side: m.plans_part_side,
  vegetables: m.plans_part_vegetables,
  fruit: m.plans_part_fruit,
} satisfies Record<PlatePart, () => string>

type PlanTodayProps = {
  trackerId: string
  day: string
  plan: ClientPlan
  /** What was eaten, in units of the same parts. */
  eaten: UnitsByPart
}

/** The plan of a day against what was eaten, on the plate of Isi Piringku. */
export function PlanToday({ trackerId, day, plan, eaten }: PlanTodayProps) {
  const planned = partUnitsOf(itemsOfDay(dayOfWeekday(plan.days, weekdayOf(day)) ?? { meals: [] }))
  const guide = editionOn(plateEditions, day).rows
  const parts = plateParts.filter((part) => planned[part] > 0)
  const covered = coveredOf(planned, eaten)
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 })
  return (
    <section
      aria-labelledby="plan-today"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="plan-today" className="text-xl">
          {m.plans_today_title()}
        </h2>
        <Link to="/tracker/$id/rencana" params={{ id: trackerId }} className="text-link underline">
          {m.plans_today_open()}
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="w-40 sm:w-48">
          <DividedPlate label={m.plans_today_plate()} shares={guide} covered={covered} />
        </div>
        <ul className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
          {parts.map((part) => (
            <li key={part} className="flex items-center gap-2">
              <PartDot part={part} />
              <span>
                {m.plans_today_units({
                  part: partNames[part](),
                  eaten: number(eaten[part]),
                  planned: number(planned[part]),
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
