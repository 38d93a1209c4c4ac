import { useHydrated } from '@tanstack/react-router'
import { useSecondsLeft } from '#app/features/cart/use-seconds-left.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { clockOf } from './clock-of.ts'

/** Only in the browser: the server's clock would be a second behind by the time it is read. */
export function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const isHydrated = useHydrated()
  const secondsLeft = useSecondsLeft(Date.parse(expiresAt))
  if (!isHydrated || secondsLeft === 0) return null
  return (
    <span
      role="timer"
      className="inline-flex items-center gap-2 rounded-control bg-warning-soft px-4 py-2 font-semibold text-warning-ink tabular-nums"
    >
      <Icon name="clock" />
      {m.cart_pending_left({ left: clockOf(secondsLeft) })}
    </span>
  )
}
