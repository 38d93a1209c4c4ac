import { useDropTemplate } from '#app/features/plans/plans.mutations.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { builtInTemplates } from '#app/nutrition/plan-templates.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { MealPlan, PlanDay, PlanTemplate } from '#server/contract/meal-plan.schema.ts'

const emptyDays: PlanDay[] = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], meals: [] }]

type PlanStartProps = {
  templates: readonly PlanTemplate[]
  last: MealPlan | undefined
  isBusy: boolean
  onStart: (days: PlanDay[]) => void
}

/** What a new plan starts from: the last version, a template, or nothing. */
export function PlanStart({ templates, last, isBusy, onStart }: PlanStartProps) {
  const drop = useDropTemplate()
  return (
    <section aria-labelledby="plan-start" className="flex flex-col gap-3">
      <h2 id="plan-start" className="text-2xl">
        {m.plans_new()}
      </h2>
      <p className="text-ink-muted">{m.plans_start_from()}</p>
      <div className="flex flex-wrap gap-2">
        {last && (
          <Button isBusy={isBusy} onClick={() => onStart(last.days)}>
            {m.plans_from_last({ version: last.version })}
          </Button>
        )}
        {builtInTemplates.map(({ energyKcal, days }) => (
          <Button
            key={energyKcal}
            variant="secondary"
            isBusy={isBusy}
            onClick={() => onStart(days)}
          >
            {m.plans_template_of({ kcal: formatNumber(energyKcal) })}
          </Button>
        ))}
        <Button variant="quiet" isBusy={isBusy} onClick={() => onStart(emptyDays)}>
          {m.plans_from_nothing()}
        </Button>
      </div>
      {templates.length > 0 && (
        <ul className="flex flex-col gap-1">
          {templates.map(({ id, name, days }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <Button variant="secondary" isBusy={isBusy} onClick={() => onStart(days)}>
                {name}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => drop.mutate(id)}>
                {m.plans_template_delete({ name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FailureAlert error={drop.error} />
    </section>
  )
}
