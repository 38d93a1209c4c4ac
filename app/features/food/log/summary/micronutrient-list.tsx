import { m } from '#app/i18n/paraglide/messages.js'
import type { Explained } from '#app/nutrition/explained.ts'
import {
  type Known,
  type MineralName,
  type More,
  mapNames,
  mineralNames,
  type VitaminName,
  vitaminNames,
} from '#app/nutrition/micronutrients.ts'
import type { RecommendedIntake } from '#app/nutrition/recommended-intake.ts'
import { AgainstIntake } from './against-intake.tsx'
import { MoreNutrients } from './more-nutrients.tsx'

type MicronutrientListProps = {
  minerals: Known<MineralName> | null
  vitamins: Known<VitaminName> | null
  more: More
  intake: Explained<RecommendedIntake>
}

/** Vitamins and minerals compared with AKG, collapsed at first. */
export function MicronutrientList({ minerals, vitamins, more, intake }: MicronutrientListProps) {
  return (
    <details className="border-line border-t pt-4">
      <summary className="rounded-control font-semibold text-link pointer-coarse:py-3">
        {m.food_micronutrients_title()}
      </summary>
      <div className="flex flex-col gap-6 pt-4">
        {vitamins && (
          <AgainstIntake
            title={m.food_vitamins_title()}
            eaten={vitamins}
            names={vitaminNames}
            intake={intake}
            known={mapNames(vitaminNames, () => vitamins.knownShare)}
          >
            <p className="text-ink-muted text-sm">{m.food_vitamins_raw()}</p>
          </AgainstIntake>
        )}
        {minerals && (
          <AgainstIntake
            title={m.food_minerals_title()}
            eaten={minerals}
            names={mineralNames}
            intake={intake}
            known={mapNames(mineralNames, () => minerals.knownShare)}
          />
        )}
        <MoreNutrients more={more} />
      </div>
    </details>
  )
}
