import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useSaveCalmMode } from './food.mutations.ts'

/** Switches calm mode on and off; nobody has to say anything about themselves for it. */
export function CalmButton({ isOn }: { isOn: boolean }) {
  const keep = useSaveCalmMode()
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        isBusy={keep.isPending}
        onClick={() => keep.mutate(!isOn)}
      >
        {isOn ? m.food_calm_turn_off() : m.food_calm_turn_on()}
      </Button>
      {keep.isError && (
        <Alert tone="danger" title={m.food_failed_title()}>
          {textOfError(keep.error)}
        </Alert>
      )}
    </>
  )
}
