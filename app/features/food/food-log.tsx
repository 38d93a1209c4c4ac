import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { AddFood } from './add-food.tsx'
import { dayAfter } from './day-after.ts'
import { DaySummary } from './day-summary.tsx'
import { DaySwitch } from './day-switch.tsx'
import {
  saidOf,
  useDropEntry,
  useDropPlan,
  useKeepEntries,
  useKeepPlans,
} from './food.mutations.ts'
import type { FoodLog as FoodLogView } from './food.server.ts'
import { againOn, byMeal, isFasting, mealsOn, totalOf } from './food-day.ts'
import { targetsOf } from './food-targets.ts'
import { nameOf } from './food-words.ts'
import { MealSection } from './meal-section.tsx'
import { FastingNote, RamadanForm } from './ramadan-form.tsx'
import { TargetsForm } from './targets-form.tsx'
import { useFoodLog } from './use-food-log.ts'

/** So far a day is planned ahead. */
const plannedDaysAhead = 14

type FoodLogProps = {
  trackerId: string
  /** `YYYY-MM-DD`, where the program runs. */
  today: string
  /** The member's latest weight; absent before the first. */
  kilograms: number | undefined
}

/** The way to the log from the top of a long page. */
export function FoodLogLink() {
  return (
    <a href="#food" className={buttonStyles({ variant: 'secondary', className: 'self-start' })}>
      <Icon name="plus" />
      {m.food_jump()}
    </a>
  )
}

/** What was eaten, day by day: nothing at all where the main backend keeps no food. */
export function FoodLog({ trackerId, today, kilograms }: FoodLogProps) {
  const [day, setDay] = useState(today)
  const { log, isError, isFetching, refetch } = useFoodLog(trackerId, day)
  if (log === null) return null
  return (
    <section
      aria-labelledby="food"
      className="flex flex-col gap-6 border-line border-t pt-8 md:pt-10"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SectionHeading id="food" title={m.food_title()} description={m.food_intro()} />
        <DaySwitch
          day={day}
          today={today}
          last={dayAfter(today, plannedDaysAhead)}
          onChange={setDay}
        />
      </div>
      {log && <FoodDay {...{ trackerId, day, today, kilograms, log }} />}
      {!log && isError && (
        <RetryNotice
          title={m.food_unavailable_title()}
          text={m.food_unavailable_text()}
          action={m.food_unavailable_retry()}
          isBusy={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!log && !isError && (
        <p role="status" className="text-ink-muted">
          {m.food_loading()}
        </p>
      )}
    </section>
  )
}

type FoodDayProps = FoodLogProps & { day: string; log: FoodLogView }

function FoodDay({ trackerId, day, today, kilograms, log: { diary, profile } }: FoodDayProps) {
  const isPlan = day > today
  const keepEntries = useKeepEntries()
  const keepPlans = useKeepPlans(trackerId)
  const keep = isPlan ? keepPlans : keepEntries
  const dropPlan = useDropPlan(trackerId)
  const drop = useDropEntry()
  const [said, setSaid] = useState('')
  const targets = profile ? targetsOf(profile, { kilograms, day }) : undefined
  const isCalm = targets?.isCalm ?? false
  const { entries: eaten, planned, ramadan } = diary
  const meals = mealsOn(day, ramadan, [...eaten, ...planned])
  const fasts = isFasting(day, ramadan)
  const [eatenAt, plannedAt, before] = [eaten, planned, diary.before].map(byMeal)
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <AddFood
          key={isPlan ? 'plan' : 'eaten'}
          {...{ trackerId, day, meals, fasts, isPlan, isCalm, keep }}
          recent={diary.recent}
          onKept={setSaid}
        />
        {fasts && targets && <FastingNote reasons={targets.personReasons} />}
        <p role="status" className="text-sm empty:sr-only">
          {said}
        </p>
        <div>
          {meals.map((meal) => (
            <MealSection
              key={meal}
              meal={meal}
              entries={eatenAt?.get(meal) ?? []}
              planned={plannedAt?.get(meal) ?? []}
              before={before?.get(meal) ?? []}
              isPlan={isPlan}
              isCalm={isCalm}
              isBusy={keep.isPending || drop.isPending || dropPlan.isPending}
              onEatPlanned={(plans) =>
                keepEntries.mutate(plans, {
                  onSuccess: (outcome) =>
                    setSaid(saidOf(m.food_repeated({ count: plans.length }), outcome)),
                })
              }
              onDropPlan={({ id, food }) =>
                dropPlan.mutate(id, {
                  onSuccess: () => setSaid(m.food_deleted({ food: nameOf(food) })),
                })
              }
              onRepeat={(again) =>
                keep.mutate(
                  again.map((entry) => againOn(day, entry)),
                  {
                    onSuccess: (outcome, { length: count }) =>
                      setSaid(saidOf(m.food_repeated({ count }), outcome)),
                  },
                )
              }
              onDelete={(entry) =>
                drop.mutate(entry, {
                  onSuccess: (outcome) =>
                    setSaid(saidOf(m.food_deleted({ food: nameOf(entry.food) }), outcome)),
                })
              }
            />
          ))}
        </div>
      </div>
      <Card className="flex min-w-0 flex-col gap-6 self-start">
        <DaySummary total={totalOf(isPlan ? planned : eaten)} targets={targets} isPlan={isPlan} />
        <TargetsForm
          key={profile ? 'given' : 'empty'}
          trackerId={trackerId}
          profile={profile}
          today={today}
        />
        <RamadanForm trackerId={trackerId} ramadan={ramadan} today={today} />
      </Card>
    </div>
  )
}
