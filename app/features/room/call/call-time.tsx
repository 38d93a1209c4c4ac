import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { useDeviceZone } from '#app/lib/device-zone.ts'
import { formatClock, useServerSecondsLeft } from '#app/lib/seconds-left.ts'
import { minuteMs } from '#app/lib/time.ts'
import type { Room } from '#server/contract/call.schema.ts'

/** How long this tab is in the room, and how much of the session is left, by the server's clock. */
export function CallTime({ room: { endsAt, closesAt, now } }: { room: Room }) {
  const zone = useDeviceZone()
  const untilEnd = useServerSecondsLeft({ until: endsAt, now })
  const untilClose = useServerSecondsLeft({ until: closesAt, now })
  const elapsed = Math.ceil((Date.parse(closesAt) - Date.parse(now)) / 1_000) - untilClose
  const minutes = Math.ceil((untilEnd * 1_000) / minuteMs)
  return (
    <p className="text-main-200 text-sm tabular-nums">
      <span role="timer" aria-label={m.room_elapsed()}>
        {formatClock(elapsed)}
      </span>
      {' · '}
      {untilEnd > 0
        ? m.room_minutes_left({ minutes })
        : m.room_closes_at({ time: formatTimeIn(closesAt, zone) })}
    </p>
  )
}
