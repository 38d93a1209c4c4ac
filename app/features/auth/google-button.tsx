import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useGoogle } from './auth.mutations.ts'
import { GoogleMark } from './google-mark.tsx'

type GoogleButtonProps = {
  /** Where the visitor comes back to. */
  from: string
}

export function GoogleButton({ from }: GoogleButtonProps) {
  const google = useGoogle(from)
  return (
    <Button
      variant="secondary"
      isWide
      // Once the address is known the browser is on its way; a second press would start anew.
      isBusy={google.isPending || google.isSuccess}
      onClick={() => google.mutate()}
    >
      <GoogleMark />
      {m.auth_google()}
    </Button>
  )
}
