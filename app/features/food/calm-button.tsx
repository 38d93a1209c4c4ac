import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { useSaveCalmMode } from './food.mutations.ts'

/** Toggles calm mode, with or without a profile. */
export function CalmButton({ isOn }: { isOn: boolean }) {
  const save = useSaveCalmMode()
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        isBusy={save.isPending}
        onClick={() => save.mutate(!isOn)}
      >
        {isOn ? m.food_calm_turn_off() : m.food_calm_turn_on()}
      </Button>
      <FailureAlert error={save.error} title={m.food_failed_title()} />
    </>
  )
}
