import type { ExchangeGroup } from '#server/contract/food.schema.ts'
import type { Meal } from '#server/contract/food-diary.schema.ts'
import type { PlanDay } from '#server/contract/meal-plan.schema.ts'

const everyWeekday = [1, 2, 3, 4, 5, 6, 7]

type Line = [group: ExchangeGroup, units: number, foodId: string]

function dayOf(meals: [Meal, Line[]][]): PlanDay {
  return {
    weekdays: [...everyWeekday],
    meals: meals.map(([meal, lines]) => ({
      meal,
      items: lines
        .filter(([, units]) => units > 0)
        .map(([group, units, foodId]) => ({ group, units, foodId })),
    })),
  }
}

type Portions = { staple: [number, number, number]; oil: [number, number]; tofu: number }

/** Meals of every day; energies differ by staple, oil and a side dish in the morning. */
const dayWith = ({ staple, oil, tofu }: Portions) =>
  dayOf([
    [
      'breakfast',
      [
        ['staple', staple[0], 'nasi-putih'],
        ['animalMedium', 1, 'telur-rebus'],
        ['plantProtein', tofu, 'tahu'],
        ['vegetableB', 1, 'bayam'],
        ['oil', 1, 'minyak-goreng'],
      ],
    ],
    [
      'lunch',
      [
        ['staple', staple[1], 'nasi-putih'],
        ['animalLow', 1, 'dada-ayam'],
        ['plantProtein', 1, 'tempe'],
        ['vegetableB', 1, 'kangkung'],
        ['fruit', 1, 'pepaya'],
        ['oil', oil[0], 'minyak-goreng'],
      ],
    ],
    [
      'dinner',
      [
        ['staple', staple[2], 'nasi-putih'],
        ['animalLow', 1, 'ikan-kembung'],
        ['plantProtein', 1, 'tahu'],
        ['vegetableB', 1, 'buncis'],
        ['oil', oil[1], 'minyak-goreng'],
      ],
    ],
    ['snack', [['fruit', 2, 'pisang']]],
  ])

/** The site's own starting points, by their energy in kcal. */
export const builtInTemplates: { energyKcal: number; days: PlanDay[] }[] = [
  { energyKcal: 1500, days: [dayWith({ staple: [1.5, 1.5, 1.5], oil: [1, 1], tofu: 0 })] },
  { energyKcal: 1800, days: [dayWith({ staple: [2, 2, 2], oil: [2, 1], tofu: 0 })] },
  { energyKcal: 2100, days: [dayWith({ staple: [2.5, 2.5, 2], oil: [2, 2], tofu: 1 })] },
]
