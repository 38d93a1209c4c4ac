import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSignOut } from './use-sign-out.ts'

/** A row of the account menu, among its links. */
export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <Button
      variant="plain"
      size="row"
      isWide
      isBusy={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      {!signOut.isPending && <Icon name="sign-out" />}
      {m.auth_sign_out()}
    </Button>
  )
}
