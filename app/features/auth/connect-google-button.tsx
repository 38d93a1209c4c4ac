import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useConnectGoogle } from './auth.mutations.ts'
import { GoogleMark } from './google-mark.tsx'

/** Leaves for Google to connect an account there with the member's. */
export function ConnectGoogleButton() {
  const google = useConnectGoogle()
  return (
    <Button
      variant="secondary"
      className="self-start"
      isBusy={google.isPending || google.isSuccess}
      onClick={() => google.mutate()}
    >
      <GoogleMark />
      {m.auth_google_connect()}
    </Button>
  )
}
