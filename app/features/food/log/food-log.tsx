import { type ReactNode, useState } from 'react'
import { isUnreached } from '#app/errors/is-unreached.ts'
import type { FoodLog as FoodLogView } from '#app/features/food/food.server.ts'
import { isFasting, mineralsOf, moreOf, totalOf, vitaminsOf } from '#app/features/food/food-day.ts'
import { NutritionProfileForm } from '#app/features/food/nutrition-profile-form.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { isCalmOn } from '#app/nutrition/circumstances.ts'
import { knownSharesOf } from '#app/nutrition/known-share.ts'
import { Card } from '#app/ui/card.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'
import { ChangedFoods } from './changed-foods.tsx'
import { DaySwitch } from './day-switch.tsx'
import { EnergyOfDay } from './energy-of-day.tsx'
import { FastingNote, RamadanForm } from './fasting/ramadan-form.tsx'
import { DayMeals } from './meals/day-meals.tsx'
import { DaySummary } from './summary/day-summary.tsx'
import { kilogramsOn, targetsOf } from './summary/food-targets.ts'
import { useFoodLog } from './use-food-log.ts'

const plannedDaysAhead = 14

type FoodLogProps = {
  trackerId: string
  /** `YYYY-MM-DD` in the member's time zone. */
  today: string
  /** The member's latest weights, oldest first. */
  weights: readonly WeightEntry[]
}

type FoodLogCalls = FoodLogProps & {
  /** Undefined means today, so the page moves on at midnight. */
  chosenDay: string | undefined
  onDay: (day: string | undefined) => void
  /** Another thing to log, beside the title. */
  beside: ReactNode
}

/** The food diary, day by day. Renders nothing if the main backend has no food diary. */
export function FoodLog(props: FoodLogCalls) {
  const { trackerId, today, weights, chosenDay, onDay, beside } = props
  const last = dayAfter(today, plannedDaysAhead)
  // A press shows its day at once; the address follows, and leads on Back.
  const [shownDay, setShownDay] = useState({ chosen: chosenDay, inAddress: chosenDay })
  if (shownDay.inAddress !== chosenDay) setShownDay({ chosen: chosenDay, inAddress: chosenDay })
  const day = shownDay.chosen && shownDay.chosen <= last ? shownDay.chosen : today
  const { log, error, isFetching, refetch } = useFoodLog(trackerId, day)
  const [latest, setLatest] = useState<{ day: string; log: FoodLogView }>()
  if (log && (log !== latest?.log || day !== latest.day)) setLatest({ day, log })
  if (!log && error && latest) setLatest(undefined)
  if (log === null) return null
  // The old day stays until the new one has loaded, so the page does not jump.
  const isWaiting = !log && !error
  const shown = log ? { day, log } : isWaiting && latest
  return (
    <section aria-labelledby="food" className="flex flex-col gap-4 md:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id="food" className="text-2xl md:text-3xl">
          {m.food_title()}
        </h2>
        {beside}
        <DaySwitch
          day={day}
          today={today}
          last={last}
          onChange={(to) => {
            const chosen = to === today ? undefined : to
            setShownDay({ chosen, inAddress: chosenDay })
            onDay(chosen)
          }}
        />
      </div>
      {shown && (
        <div
          inert={isWaiting}
          className="transition-opacity inert:opacity-60 inert:delay-150 motion-reduce:transition-none"
        >
          <FoodDay {...{ trackerId, today, weights, ...shown }} />
        </div>
      )}
      {!log && error && (
        <RetryNotice
          title={m.food_unavailable_title()}
          text={isUnreached(error) ? m.sync_unseen_text() : m.food_unavailable_text()}
          action={m.food_unavailable_retry()}
          isBusy={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {isWaiting && (
        <p role="status" className={shown ? 'sr-only' : 'text-ink-muted'}>
          {m.food_loading()}
        </p>
      )}
    </section>
  )
}

type FoodDayProps = FoodLogProps & { day: string; log: FoodLogView }

function FoodDay({ trackerId, day, today, weights, log }: FoodDayProps) {
  const { diary, profile } = log
  const isPlan = day > today
  const kilograms = kilogramsOn(day, weights, diary.kilograms)
  const targets = profile ? targetsOf(profile, { kilograms, day, goal: diary.goal }) : undefined
  const isCalm = isCalmOn(day, log)
  const shownEntries = isPlan ? diary.planned : diary.entries
  const total = totalOf(shownEntries)
  const known = knownSharesOf(shownEntries)
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {!isCalm && (
        <div className="flex flex-col gap-5 lg:col-span-2">
          <EnergyOfDay
            eatenKcal={total.energyKcal}
            knownShare={known.energyKcal}
            {...{ targets, isPlan }}
          />
          <ChangedFoods changed={diary.changed} />
        </div>
      )}
      {/* The key resets unfinished input with the day; the card beside it stays open. */}
      <DayMeals key={day} {...{ trackerId, day, today, diary, isCalm }}>
        {targets && isFasting(day, diary.ramadan) && (
          <FastingNote reasons={targets.personReasons} />
        )}
      </DayMeals>
      <Card className="flex min-w-0 flex-col gap-6 self-start">
        <DaySummary
          {...{ day, targets, isCalm, total, known }}
          minerals={mineralsOf(shownEntries)}
          vitamins={vitaminsOf(shownEntries)}
          more={moreOf(shownEntries)}
        />
        <TargetsForm key={profile ? 'given' : 'empty'} profile={profile} today={today} />
        <RamadanForm ramadan={diary.ramadan} today={today} />
      </Card>
    </div>
  )
}

type TargetsFormProps = { profile: NutritionProfile | null; today: string }

/** The profile that the targets depend on; collapsed once the member has filled it in. */
function TargetsForm({ profile, today }: TargetsFormProps) {
  return (
    <details open={profile === null} className="border-line border-t pt-4 print:hidden">
      <summary className="rounded-control font-semibold text-link pointer-coarse:py-3">
        {profile ? m.food_targets_change() : m.food_targets_title()}
      </summary>
      <div className="pt-4">
        <NutritionProfileForm profile={profile} today={today} submit={m.food_targets_submit()} />
      </div>
    </details>
  )
}
