import { m } from '#app/i18n/paraglide/messages.js'
import { OwnFoodEditor } from './own-food-editor.tsx'

/** Beside the search, for what it does not find. */
export function OwnFoodForm({ isCalm }: { isCalm: boolean }) {
  return (
    <details>
      <summary className="rounded-control font-semibold text-link text-sm pointer-coarse:py-3">
        {m.food_own_title()}
      </summary>
      <div className="pt-4">
        <OwnFoodEditor isCalm={isCalm} />
      </div>
    </details>
  )
}
