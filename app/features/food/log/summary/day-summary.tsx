import { CalmButton } from '#app/features/food/calm-button.tsx'
import { gramsText } from '#app/features/food/food-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type DayLimit, dayLimits, usedOfLimits } from '#app/nutrition/day-limits.ts'
import type { KnownShares } from '#app/nutrition/known-share.ts'
import type { Known, MineralName, More, VitaminName } from '#app/nutrition/micronutrients.ts'
import type { Nutrients } from '#app/nutrition/nutrients.ts'
import { comparedNutrients } from '#app/nutrition/recommended-intake.ts'
import type { PersonReason } from '#app/nutrition/safe-goal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { AgainstIntake } from './against-intake.tsx'
import type { FoodTargets } from './food-targets.ts'
import { KnownFor } from './known-for.tsx'
import { MicronutrientList } from './micronutrient-list.tsx'
import { ShareBar } from './share-bar.tsx'

type DaySummaryProps = {
  day: string
  total: Nutrients
  /** Null if no eaten food has known minerals. */
  minerals: Known<MineralName> | null
  vitamins: Known<VitaminName> | null
  more: More
  /** The share of the day for which each nutrient has a source. */
  known: KnownShares
  targets: FoodTargets | undefined
  /** Hides every comparison: by choice, or until a professional has seen the member. */
  isCalm: boolean
}

/** Compares the day with AKG and the limits for sugar, salt and fat. */
export function DaySummary(props: DaySummaryProps) {
  const { day, total, minerals, vitamins, more, known, targets, isCalm } = props
  const reasons = targets?.personReasons ?? []
  return (
    <div className="flex flex-col gap-6">
      <h3 className="text-xl">{m.food_summary_title()}</h3>
      <div className="flex flex-col gap-4">
        {isCalm ? (
          <CalmNote reasons={reasons} />
        ) : (
          <p className="text-ink-muted text-sm">{m.food_calm_offer()}</p>
        )}
        {reasons.length === 0 && <CalmButton isOn={isCalm} />}
      </div>
      {!isCalm && <Limits {...{ day, total, known }} />}
      {!isCalm && targets?.intake && (
        <AgainstIntake
          title={m.food_nutrients_title()}
          eaten={total}
          names={comparedNutrients}
          intake={targets.intake}
          known={known}
        />
      )}
      {!isCalm && Object.values(known).some((share) => share < 1) && (
        <p className="text-ink-muted text-sm">{m.food_known_note()}</p>
      )}
      {!isCalm && targets?.intake && (minerals || vitamins) && (
        <MicronutrientList {...{ minerals, vitamins, more }} intake={targets.intake} />
      )}
    </div>
  )
}

const reasonWords = {
  minor: m.food_person_minor,
  pregnancy: m.food_person_pregnancy,
  lactation: m.food_person_lactation,
  disease: m.food_person_disease,
  eating: m.food_person_eating,
} satisfies Record<PersonReason, () => string>

function CalmNote({ reasons }: { reasons: PersonReason[] }) {
  if (reasons.length === 0) return <Alert title={m.food_calm_title()}>{m.food_calm_text()}</Alert>
  const because = reasons.map((reason) => reasonWords[reason]()).join(' ')
  return <Alert title={m.food_person_title()}>{`${because} ${m.food_person_next()}`}</Alert>
}

const limitWords = {
  sugar: m.food_limit_sugar,
  salt: m.food_limit_salt,
  fat: m.food_limit_fat,
} satisfies Record<DayLimit, () => string>

const knownNames = { sugar: 'addedSugarG', salt: 'sodiumMg', fat: 'fatG' } as const

function Limits({ day, total, known }: Pick<DaySummaryProps, 'day' | 'total' | 'known'>) {
  const used = usedOfLimits({ ...total, day })
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{m.food_limits_title()}</h4>
      {dayLimits.map((limit) => {
        const { grams, limitGrams, share } = used.value[limit]
        const text = m.food_limit_text({
          amount: gramsText(grams),
          limit: formatNumber(limitGrams),
        })
        return (
          <ShareBar key={limit} name={limitWords[limit]()} text={text} share={share}>
            <KnownFor share={known[knownNames[limit]]} />
            {share > 1 && (
              <span className="font-semibold text-warning-ink">{m.food_limit_over()}</span>
            )}
          </ShareBar>
        )
      })}
      <ExplainedDetails of={used} />
    </div>
  )
}
