import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { circumstancesOn } from '#app/nutrition/circumstances.ts'
import { personReasonsOf } from '#app/nutrition/safe-goal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { KeptNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { useKeepProfile } from './food.mutations.ts'

type CalmSwitchProps = { trackerId: string; profile: KeptNutritionProfile; today: string }

/** No calories, no warnings, no counted days: chosen, or held on until a person has looked. */
export function CalmSwitch({ trackerId, profile, today }: CalmSwitchProps) {
  const keep = useKeepProfile(trackerId)
  const isHeld = personReasonsOf(circumstancesOn(today, profile)).length > 0
  const isOn = profile.isCalm || isHeld
  const { eatingCheck: _, ...given } = profile
  return (
    <section aria-labelledby="calm" className="flex flex-col items-start gap-3">
      <h2 id="calm" className="text-2xl">
        {m.food_calm_switch_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.food_calm_switch_text()}</p>
      <p role="status" className="font-semibold empty:sr-only">
        {isOn && m.food_calm_switch_on()}
      </p>
      {isHeld && <p className="max-w-prose text-ink-muted">{m.food_calm_switch_held()}</p>}
      {!isHeld && (
        <Button
          variant="secondary"
          isBusy={keep.isPending}
          onClick={() => keep.mutate({ ...given, isCalm: !profile.isCalm })}
        >
          {isOn ? m.food_calm_turn_off() : m.food_calm_turn_on()}
        </Button>
      )}
      {keep.isError && (
        <Alert tone="danger" title={m.food_failed_title()}>
          {textOfError(keep.error)}
        </Alert>
      )}
    </section>
  )
}
