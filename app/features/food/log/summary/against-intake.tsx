import {
  gramsText,
  microgramsText,
  milligramsText,
  percentText,
} from '#app/features/food/food-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Explained } from '#app/nutrition/explained.ts'
import {
  type ComparedName,
  type RecommendedIntake,
  sharesOfIntake,
} from '#app/nutrition/recommended-intake.ts'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { KnownFor } from './known-for.tsx'
import { ShareBar } from './share-bar.tsx'

type AgainstIntakeProps<Name extends ComparedName> = {
  title: string
  eaten: Record<Name, number>
  names: readonly Name[]
  intake: Explained<RecommendedIntake>
  /** The share of the day for which a nutrient is known. All of it if absent. */
  known?: Partial<Record<ComparedName, number>>
  children?: React.ReactNode
}

/** The eaten amount of each nutrient and its share of AKG. */
export function AgainstIntake<Name extends ComparedName>(props: AgainstIntakeProps<Name>) {
  const { title, eaten, names, intake, known, children } = props
  const shares = sharesOfIntake(eaten, intake, names)
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{title}</h4>
      {names.map((name) => (
        <ShareBar
          key={name}
          name={nutrientWords[name]()}
          text={m.food_of_akg({
            amount: textOf(name, eaten[name]),
            percent: percentText(shares.value[name]),
          })}
          share={shares.value[name]}
        >
          <KnownFor share={known?.[name]} />
        </ShareBar>
      ))}
      {children}
      <ExplainedDetails of={shares} />
    </div>
  )
}

function textOf(name: ComparedName, amount: number): string {
  if (name.endsWith('Ug')) return microgramsText(amount)
  return name.endsWith('Mg') ? milligramsText(amount) : gramsText(amount)
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
  vitaminAUg: m.food_nutrient_vitamin_a,
  vitaminB1Mg: m.food_nutrient_vitamin_b1,
  vitaminB2Mg: m.food_nutrient_vitamin_b2,
  vitaminB3Mg: m.food_nutrient_vitamin_b3,
  vitaminB6Mg: m.food_nutrient_vitamin_b6,
  folateUg: m.food_nutrient_folate,
  vitaminB12Ug: m.food_nutrient_vitamin_b12,
  vitaminCMg: m.food_nutrient_vitamin_c,
} satisfies Record<ComparedName, () => string>
