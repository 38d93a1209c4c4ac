import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type DayLimit, dayLimits, usedOfLimits } from '#app/nutrition/day-limits.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import { type KnownMinerals, type MineralName, mineralNames } from '#app/nutrition/minerals.ts'
import type { Nutrients } from '#app/nutrition/nutrients.ts'
import {
  comparedNutrients,
  type RecommendedIntake,
  sharesOfIntake,
} from '#app/nutrition/recommended-intake.ts'
import type { PersonReason } from '#app/nutrition/safe-goal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { CalmButton } from './calm-button.tsx'
import { EnergyOfDay } from './energy-of-day.tsx'
import type { FoodTargets } from './food-targets.ts'
import { gramsText, milligramsText, percentText } from './food-words.ts'

type DaySummaryProps = {
  day: string
  total: Nutrients
  /** Null where the minerals of nothing that was eaten are known. */
  minerals: KnownMinerals | null
  targets: FoodTargets | undefined
  /** The day is to come: nothing of it is eaten. */
  isPlan: boolean
  /** No calories, no red: chosen, or because a person has to look first. */
  isCalm: boolean
}

/** The day against its energy, against AKG, and against the limits of sugar, salt and fat. */
export function DaySummary({ day, total, minerals, targets, isPlan, isCalm }: DaySummaryProps) {
  const reasons = targets?.personReasons ?? []
  return (
    <div className="flex flex-col gap-6">
      <h3 className="text-xl">{m.food_summary_title()}</h3>
      <div className="flex flex-col gap-4">
        {isCalm ? (
          <CalmNote reasons={reasons} />
        ) : (
          <>
            <EnergyOfDay eatenKcal={total.energyKcal} targets={targets} isPlan={isPlan} />
            <p className="text-ink-muted text-sm">{m.food_calm_offer()}</p>
          </>
        )}
        {reasons.length === 0 && <CalmButton isOn={isCalm} />}
      </div>
      <Limits day={day} total={total} isCalm={isCalm} />
      {targets?.intake && (
        <AgainstIntake
          title={m.food_nutrients_title()}
          eaten={total}
          names={comparedNutrients}
          intake={targets.intake}
        />
      )}
      {targets?.intake && minerals && (
        <AgainstIntake
          title={m.food_minerals_title()}
          eaten={minerals}
          names={mineralNames}
          intake={targets.intake}
        >
          <KnownShare {...minerals} />
        </AgainstIntake>
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

function Limits({ day, total, isCalm }: Pick<DaySummaryProps, 'day' | 'total' | 'isCalm'>) {
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
          <Bar key={limit} name={limitWords[limit]()} text={text} share={share}>
            {share > 1 && !isCalm && (
              <span className="font-semibold text-warning-ink">{m.food_limit_over()}</span>
            )}
          </Bar>
        )
      })}
      <ExplainedDetails of={used} />
    </div>
  )
}

type ComparedName = (typeof comparedNutrients)[number] | MineralName

type AgainstIntakeProps<Name extends ComparedName> = {
  title: string
  eaten: Record<Name, number>
  names: readonly Name[]
  intake: Explained<RecommendedIntake>
  children?: React.ReactNode
}

function AgainstIntake<Name extends ComparedName>(props: AgainstIntakeProps<Name>) {
  const { title, eaten, names, intake, children } = props
  const shares = sharesOfIntake(eaten, intake, names)
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{title}</h4>
      {names.map((name) => (
        <Bar
          key={name}
          name={nutrientWords[name]()}
          text={m.food_of_akg({
            amount: name.endsWith('Mg') ? milligramsText(eaten[name]) : gramsText(eaten[name]),
            percent: percentText(shares.value[name]),
          })}
          share={shares.value[name]}
        />
      ))}
      {children}
      <ExplainedDetails of={shares} />
    </div>
  )
}

/** Of how much of the day the minerals are known, where it is not all. */
function KnownShare({ knownShare }: KnownMinerals) {
  const percent = percentText(knownShare)
  if (percent === percentText(1)) return null
  return <p className="text-ink-muted text-sm">{m.food_minerals_known({ percent })}</p>
}

const nutrientWords = {
  proteinG: m.food_nutrient_protein,
  fatG: m.food_nutrient_fat,
  carbohydrateG: m.food_nutrient_carbohydrate,
  fibreG: m.food_nutrient_fibre,
  sodiumMg: m.food_nutrient_sodium,
  calciumMg: m.food_nutrient_calcium,
  phosphorusMg: m.food_nutrient_phosphorus,
  ironMg: m.food_nutrient_iron,
  potassiumMg: m.food_nutrient_potassium,
  zincMg: m.food_nutrient_zinc,
  copperMg: m.food_nutrient_copper,
} satisfies Record<ComparedName, () => string>

type BarProps = { name: string; text: string; share: number; children?: React.ReactNode }

function Bar({ name, text, share, children }: BarProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{name}</span>
        <span className="text-ink-muted tabular-nums">{text}</span>
        {children}
      </p>
      <ProgressLine share={Math.min(1, share)} />
    </div>
  )
}
