import { useCallback, useEffect, useRef, useState } from 'react'
import { LiveVideo } from '#app/features/room/devices/live-video.tsx'
import { OwnPicture } from '#app/features/room/devices/own-picture.tsx'
import type { CallView } from '#app/features/room/room-call.ts'
import { RecordLinks } from '#app/features/room/room-links.tsx'
import type { RoomCallOnPage } from '#app/features/room/use-room-call.ts'
import { useWakeLock } from '#app/features/room/use-wake-lock.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { RoomTicket } from '#server/contract/call.schema.ts'
import { CallControls } from './call-controls.tsx'
import { CallNotices } from './call-notices.tsx'
import { CallTime } from './call-time.tsx'
import { callText, qualityText } from './call-words.ts'
import { LinkCall } from './link-call.tsx'

type CallScreenProps = RoomCallOnPage & {
  ticket: RoomTicket
  speakerId: string | undefined
  onSpeaker: (deviceId: string) => void
}

/** The call: their picture, the own one, the state in words, and the controls. Dark in both modes. */
export function CallScreen(props: CallScreenProps) {
  const { call, view, media, devices, ticket, speakerId } = props
  const { room, connection } = ticket
  const { stream, theirs, link, quality } = view
  const name = room.otherName
  const heading = useRef<HTMLHeadingElement>(null)
  const frame = useRef<HTMLElement>(null)
  const [playSound, setPlaySound] = useState<(() => Promise<void>) | null>(null)
  const onPlayRefused = useCallback((play: (() => Promise<void>) | null) => {
    setPlaySound(() => play)
  }, [])
  const wasTogether = useWasConnected(link)
  useWakeLock()
  useEffect(() => heading.current?.focus(), [])
  useSpeaker(frame, stream, speakerId)
  const hasPicture = stream !== null && theirs.camera && link !== 'connecting'

  return (
    <section ref={frame} className="flex h-dvh flex-col overflow-y-auto bg-main-950 text-main-50">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 pt-3 pb-2">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 truncate text-lg outline-none">
          {name}
        </h1>
        <CallTime room={room} />
        <RecordLinks room={room} className="tap text-sm underline underline-offset-3" />
        {quality && link === 'connected' && (
          <p className="ml-auto text-sm">{qualityText(quality)}</p>
        )}
      </header>
      <div className="relative min-h-44 flex-1 overflow-hidden">
        {stream && (
          <LiveVideo
            stream={stream}
            label={m.room_their_picture({ name })}
            isMuted={false}
            onPlayRefused={onPlayRefused}
            className={`size-full object-contain ${hasPicture ? '' : 'invisible'}`}
          />
        )}
        {!hasPicture && (
          <p
            aria-hidden="true"
            className="absolute inset-0 m-auto grid size-28 place-items-center rounded-full bg-main-800 font-semibold text-4xl"
          >
            {name.slice(0, 1)}
          </p>
        )}
        {connection.engine !== 'link' && (
          <OwnPicture
            track={media.camera.problem ? null : media.camera.track}
            text={
              media.camera.isOn && !media.camera.problem
                ? m.room_camera_not_yet()
                : m.room_camera_is_off()
            }
            className="absolute right-3 bottom-3 aspect-video w-32 rounded-control border border-main-700 sm:w-56"
          />
        )}
        {playSound && (
          <div className="absolute inset-0 grid place-items-center bg-main-950/80">
            <Button variant="warm" size="lg" onClick={() => void playSound().catch(() => {})}>
              {m.room_sound_on()}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="px-4 py-2 text-center">
        {callText({ ...view, name, wasTogether, isLink: connection.engine === 'link' })}
      </p>
      {connection.engine === 'link' ? (
        <LinkCall url={connection.url} room={room} onLeave={call.leave} />
      ) : (
        <>
          <CallNotices {...{ call, view, media, devices, room }} />
          <CallControls {...props} room={room} />
        </>
      )}
    </section>
  )
}

/** Whether the call has been connected since this screen opened. */
function useWasConnected(link: CallView['link']): boolean {
  const [wasConnected, setWasConnected] = useState(false)
  if (link === 'connected' && !wasConnected) setWasConnected(true)
  return wasConnected
}

/** Plays their sound on the chosen device, where the browser lets a page choose. */
function useSpeaker(
  frame: React.RefObject<HTMLElement | null>,
  stream: MediaStream | null,
  speakerId: string | undefined,
): void {
  useEffect(() => {
    if (!stream || speakerId === undefined) return
    for (const video of frame.current?.querySelectorAll('video') ?? [])
      if ('setSinkId' in video) void video.setSinkId(speakerId).catch(() => {})
  }, [frame, stream, speakerId])
}
