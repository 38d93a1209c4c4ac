import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
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
      {save.isError && (
        <Alert tone="danger" title={m.food_failed_title()}>
          {textOfError(save.error)}
        </Alert>
      )}
    </>
  )
}
