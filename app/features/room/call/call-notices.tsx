import { DeviceHelp } from '#app/features/room/devices/device-help.tsx'
import { MeetingLink, MessagesLink } from '#app/features/room/room-links.tsx'
import type { RoomCallOnPage } from '#app/features/room/use-room-call.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import type { Room } from '#server/contract/call.schema.ts'

type CallNoticesProps = Omit<RoomCallOnPage, 'view'> & {
  view: RoomCallOnPage['view']
  room: Room
}

/** What the person can do about a device that stopped, or if no way was found. */
export function CallNotices({ call, view, media, devices, room }: CallNoticesProps) {
  const broken = (['microphone', 'camera'] as const).filter(
    (kind) => media[kind].problem && media[kind].isOn,
  )
  return (
    <div className="flex flex-col gap-3 px-4 empty:hidden">
      {broken.map((kind) => {
        const { problem } = media[kind]
        return (
          problem && (
            <DeviceHelp
              key={kind}
              kind={kind}
              problem={problem}
              onRetry={() => void devices.renew(kind)}
            />
          )
        )
      })}
      {view.link === 'blocked' && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="warm" size="sm" onClick={call.restart}>
            {m.room_try_again()}
          </Button>
          {media.camera.isOn && (
            <Button
              variant="warm"
              size="sm"
              onClick={() => {
                void devices.setCamera(false)
                call.restart()
              }}
            >
              {m.room_try_sound_only()}
            </Button>
          )}
          <MessagesLink room={room} className={buttonStyles({ variant: 'warm', size: 'sm' })} />
          {room.meetingLink && (
            <MeetingLink
              href={room.meetingLink}
              className={buttonStyles({ variant: 'warm', size: 'sm' })}
            />
          )}
        </div>
      )}
    </div>
  )
}
