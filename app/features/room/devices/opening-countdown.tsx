import { useEffect } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { formatClock, useServerSecondsLeft } from '#app/lib/seconds-left.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Room } from '#server/contract/call.schema.ts'

const askMs = 3_000

type OpeningCountdownProps = { room: Room; zone: string; onOpening: () => void }

/** Counts down to the opening by the server's clock, and then asks until the room is open. */
export function OpeningCountdown({
  room: { opensAt, now },
  zone,
  onOpening,
}: OpeningCountdownProps) {
  const secondsLeft = useServerSecondsLeft({ until: opensAt, now })
  const isDue = secondsLeft === 0
  useEffect(() => {
    if (!isDue) return
    onOpening()
    const asking = setInterval(onOpening, askMs)
    return () => clearInterval(asking)
  }, [isDue, onOpening])
  const time = `${formatTimeIn(opensAt, zone)}\u00a0${nameOfZone(zone, new Date(opensAt))}`
  return (
    // A status would be read aloud each second.
    <Alert tone="info" role="note" title={m.room_opens_at({ time })}>
      <span role="timer" className="tabular-nums">
        {m.room_opens_in({ clock: formatClock(secondsLeft) })}
      </span>
    </Alert>
  )
}
