import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useConnectGoogle, useGoogle } from './auth.mutations.ts'

type GoogleButtonProps = {
  /** The page to return to. */
  from: string
}

export function GoogleButton({ from }: GoogleButtonProps) {
  const google = useGoogle(from)
  return (
    <Button
      variant="secondary"
      isWide
      // Stays busy while the browser leaves. A second press would start over.
      isBusy={google.isPending || google.isSuccess}
      onClick={() => google.mutate()}
    >
      <GoogleMark />
      {m.auth_google()}
    </Button>
  )
}

/** Leads to Google to connect an account with the member's. */
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

/** Google's letter in the button's colour. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12.2 10.3v3.6h5.1c-.2 1.2-1.6 3.6-5.1 3.6a5.6 5.6 0 0 1 0-11.1c1.7 0 2.9.7 3.6 1.4l2.4-2.4A9 9 0 1 0 12.2 21c5.2 0 8.6-3.6 8.6-8.7 0-.7-.1-1.3-.2-2h-8.4Z"
      />
    </svg>
  )
}
