import { useEffect, useId, useRef, useState } from 'react'
import { DeviceChoice } from '#app/features/room/devices/device-choice.tsx'
import { type RoomIcon, roomIcons } from '#app/features/room/room-icons.ts'
import { MessagesLink } from '#app/features/room/room-links.tsx'
import type { RoomCallOnPage } from '#app/features/room/use-room-call.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Outline } from '#app/ui/outline.tsx'
import { slotRecipe } from '#app/ui/recipe.ts'
import type { Room } from '#server/contract/call.schema.ts'

const styles = slotRecipe({
  slots: {
    root: [
      'mx-auto grid w-full max-w-xl grid-cols-5 items-start gap-1 px-2 pt-1 pb-4 sm:gap-3',
      // Large text, or a very small phone.
      'max-[22rem]:flex max-[22rem]:flex-wrap max-[22rem]:justify-center',
    ],
    button: [
      'flex min-h-16 min-w-15 flex-col items-center gap-1 rounded-control px-1 py-2 text-center',
      'text-xs leading-tight transition-colors focus-visible:outline-highlight sm:text-sm',
    ],
    panel: 'mx-auto mb-2 w-full max-w-md rounded-card bg-surface p-5 text-ink',
  },
  variants: {
    look: {
      plain: { button: 'hover:bg-main-800' },
      off: { button: 'bg-main-50 text-main-950 hover:bg-main-200' },
      leave: { button: 'bg-danger-300 text-danger-950 hover:bg-danger-200' },
    },
  },
  defaultVariants: { look: 'plain' },
})

type CallControlsProps = RoomCallOnPage & {
  room: Room
  speakerId: string | undefined
  onSpeaker: (deviceId: string) => void
}

export function CallControls(props: CallControlsProps) {
  const { call, media, devices, room, speakerId, onSpeaker } = props
  const { microphone, camera } = media
  const [isChoosing, setIsChoosing] = useState(false)
  const choice = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const toggleMicrophone = () => void devices.setMicrophone(!devices.get().microphone.isOn)
  const toggleCamera = () => void devices.setCamera(!devices.get().camera.isOn)
  useKeys({ m: toggleMicrophone, v: toggleCamera })
  const { root, panel, button } = styles()

  return (
    <>
      {isChoosing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside.
        <div
          id={panelId}
          className={panel()}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return
            setIsChoosing(false)
            choice.current?.focus()
          }}
        >
          <DeviceChoice {...{ devices, media, speakerId, onSpeaker }} />
        </div>
      )}
      <div role="toolbar" aria-label={m.room_controls()} className={root()}>
        <Control
          icon={microphone.isOn ? 'microphone' : 'microphoneOff'}
          text={microphone.isOn ? m.room_mute() : m.room_unmute()}
          shortcut="M"
          look={microphone.isOn ? 'plain' : 'off'}
          onClick={toggleMicrophone}
        />
        <Control
          icon={camera.isOn ? 'camera' : 'cameraOff'}
          text={camera.isOn ? m.room_camera_off() : m.room_camera_on()}
          shortcut="V"
          look={camera.isOn ? 'plain' : 'off'}
          onClick={toggleCamera}
        />
        <button
          ref={choice}
          type="button"
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? panelId : undefined}
          onClick={() => setIsChoosing((it) => !it)}
          className={button()}
        >
          <Outline path={roomIcons.devices} className="size-6" />
          {m.room_devices()}
        </button>
        <MessagesLink room={room} className={button({ className: '[&>svg]:size-6' })} />
        <Control icon="leave" text={m.room_leave()} look="leave" onClick={call.leave} />
      </div>
    </>
  )
}

type ControlProps = {
  icon: RoomIcon
  text: string
  shortcut?: string
  look: 'plain' | 'off' | 'leave'
  onClick: () => void
}

function Control({ icon, text, shortcut, look, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut}
      title={shortcut && `${text} (${shortcut})`}
      onClick={onClick}
      className={styles({ look }).button()}
    >
      <Outline path={roomIcons[icon]} className="size-6" />
      {text}
    </button>
  )
}

/** Acts on single keys of the page, except where the person types or chooses. */
function useKeys(acts: Record<string, () => void>): void {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const obey = (event: KeyboardEvent) => {
      const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.repeat
      const isTyping =
        event.target instanceof Element && event.target.closest('input, select, textarea')
      if (!isCombined && !isTyping) latest.current[event.key.toLowerCase()]?.()
    }
    window.addEventListener('keydown', obey)
    return () => window.removeEventListener('keydown', obey)
  }, [])
}
