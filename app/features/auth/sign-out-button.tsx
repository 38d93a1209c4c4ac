import type { ComponentProps } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useSignOut } from './auth.mutations.ts'

type SignOutButtonProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'isWide' | 'className'
>

export function SignOutButton({ variant = 'quiet', ...look }: SignOutButtonProps) {
  const signOut = useSignOut()
  return (
    <Button {...look} variant={variant} isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
      {m.auth_sign_out()}
    </Button>
  )
}
