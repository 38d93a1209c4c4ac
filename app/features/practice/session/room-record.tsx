import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { RoomAttendance } from '#server/contract/call.schema.ts'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'

type RoomRecordProps = {
  attendance: RoomAttendance
  state: PracticeAppointment['state']
  zone: string
}

const proposals = {
  held: m.practice_room_proposes_held,
  client_absent: m.practice_room_proposes_client_absent,
  i_was_absent: m.practice_room_proposes_i_was_absent,
} satisfies Record<NonNullable<RoomAttendance['proposed']>, () => string>

/** When each side came to the room, by the server's clock, and what that speaks for. */
export function RoomRecord({ attendance, state, zone }: RoomRecordProps) {
  const { proposed, nutritionist, client } = attendance
  return (
    <Alert
      tone="info"
      title={state === 'booked' && proposed ? proposals[proposed]() : m.practice_room_saw()}
    >
      <ul>
        <li>
          {nutritionist
            ? m.practice_room_you_came(stayOf(nutritionist, zone))
            : m.practice_room_you_never()}
        </li>
        <li>
          {client
            ? m.practice_room_client_came(stayOf(client, zone))
            : m.practice_room_client_never()}
        </li>
      </ul>
    </Alert>
  )
}

type Stay = NonNullable<RoomAttendance['client']>

function stayOf({ firstAt, minutes }: Stay, zone: string) {
  const time = `${formatTimeIn(firstAt, zone)}\u00a0${nameOfZone(zone, new Date(firstAt))}`
  return { time, minutes }
}
