import { useEffect, useState } from 'react'
import { roomFacts } from '#app/features/room/room-facts.ts'
import { roomIcons } from '#app/features/room/room-icons.ts'
import { sessionHref } from '#app/features/room/room-links.tsx'
import type { RoomStep } from '#app/features/room/room-steps.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { useDeviceZone } from '#app/lib/device-zone.ts'
import { useMember } from '#app/session/use-member.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Outline } from '#app/ui/outline.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Room } from '#server/contract/call.schema.ts'
import { DeviceChoice } from './device-choice.tsx'
import { DeviceHelp } from './device-help.tsx'
import { MicrophoneLevel } from './microphone-level.tsx'
import { isPermitted } from './open-devices.ts'
import { OpeningCountdown } from './opening-countdown.tsx'
import type { OwnDevices, OwnMedia } from './own-devices.ts'
import { OwnPicture } from './own-picture.tsx'
import { SoundTest } from './sound-test.tsx'

type DeviceCheckProps = {
  room: Room
  step: RoomStep
  media: OwnMedia
  devices: OwnDevices
  speakerId: string | undefined
  onSpeaker: (deviceId: string) => void
  onJoin: () => void
  /** Called when the room should open. */
  onOpening: () => void
}

/** Before the room: what the other side will see and hear, and the ways in. */
export function DeviceCheck(props: DeviceCheckProps) {
  const { room, step, media, devices, onJoin, onOpening } = props
  const { microphone, camera, isOpening } = media
  const zone = useDeviceZone()
  const isOpen = room.state === 'open'
  const usesDevices = room.engine !== 'link'
  const isChecked = Boolean(
    microphone.track || camera.track || microphone.problem || camera.problem,
  )
  const isJoining = step.at === 'joining'
  const hasDevice = isChecked && Boolean(microphone.track || camera.track)
  const canEnter = isOpen && (!usesDevices || hasDevice)
  useOpenIfPermitted(devices, usesDevices && isOpen)

  async function joinWith(isOn: { microphone: boolean; camera: boolean }) {
    if (!isOn.camera) await devices.setCamera(false)
    if (isOn.microphone) {
      if (!microphone.track) await devices.setMicrophone(true)
    } else await devices.setMicrophone(false)
    onJoin()
  }

  return (
    <Container className="flex flex-col gap-8 py-6 md:py-10">
      <PageHeading
        kicker={
          <a href={sessionHref(room)} className="tap inline-flex items-center gap-2 underline">
            <Icon name="arrow-left" className="size-4" />
            {m.room_way_out()}
          </a>
        }
        title={m.room_title({ name: room.otherName })}
        description={formatDateTimeIn(room.startsAt, zone)}
      />
      {!isOpen && <OpeningCountdown room={room} zone={zone} onOpening={onOpening} />}
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-8">
        {usesDevices && <DevicePanel {...props} isChecked={isChecked} />}
        <ul className="flex flex-col gap-3">
          {roomFacts(room).map((fact) => (
            <li key={fact} className="flex gap-3">
              <Icon name="info" className="mt-0.5 text-link" />
              <span className="min-w-0">{fact}</span>
            </li>
          ))}
        </ul>
        {step.at === 'failed' && <FailureAlert error={step.error} />}
        {canEnter && (
          <div className="max-lg:sticky max-lg:bottom-0 max-lg:bg-surface max-lg:py-3">
            <Button
              size="lg"
              className="max-sm:w-full"
              isBusy={isJoining || (usesDevices && isOpening)}
              onClick={onJoin}
            >
              {usesDevices && <Outline path={roomIcons.camera} />}
              {m.room_enter()}
            </Button>
          </div>
        )}
        {isOpen && usesDevices && (
          <div className="flex flex-wrap gap-3">
            {!microphone.problem && camera.isOn && (
              <Button
                variant="secondary"
                onClick={() => joinWith({ microphone: true, camera: false })}
              >
                {m.room_enter_sound_only()}
              </Button>
            )}
            <Button
              variant={microphone.problem ? 'secondary' : 'quiet'}
              onClick={() => joinWith({ microphone: false, camera: false })}
            >
              {m.room_enter_listening()}
            </Button>
          </div>
        )}
      </div>
    </Container>
  )
}

function DevicePanel(props: DeviceCheckProps & { isChecked: boolean }) {
  const { media, devices, isChecked, speakerId, onSpeaker } = props
  const { microphone, camera, isOpening } = media
  const member = useMember()
  const name = [member?.firstName, member?.lastName].filter(Boolean).join(' ')
  return (
    <section aria-label={m.room_check()} className="flex flex-col gap-5 lg:row-span-4">
      <OwnPicture
        track={camera.track}
        text={camera.isOn ? m.room_camera_not_yet() : m.room_camera_is_off()}
        className="aspect-video w-full rounded-card"
      />
      <p>{m.room_shown_name({ name })}</p>
      {isChecked ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void devices.setMicrophone(!microphone.isOn)}
          >
            <Outline path={microphone.isOn ? roomIcons.microphone : roomIcons.microphoneOff} />
            {microphone.isOn ? m.room_mute() : m.room_unmute()}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isBusy={isOpening}
            onClick={() => void devices.setCamera(!camera.isOn)}
          >
            <Outline path={camera.isOn ? roomIcons.camera : roomIcons.cameraOff} />
            {camera.isOn ? m.room_camera_off() : m.room_camera_on()}
          </Button>
        </div>
      ) : (
        <Button
          size="lg"
          className="self-start"
          isBusy={isOpening}
          onClick={() => void devices.openWanted()}
        >
          {m.room_check_start()}
        </Button>
      )}
      {(['camera', 'microphone'] as const).map((kind) => {
        const { problem, isOn } = media[kind]
        return (
          problem &&
          isOn && (
            <DeviceHelp
              key={kind}
              kind={kind}
              problem={problem}
              onRetry={() => void devices.renew(kind)}
            />
          )
        )
      })}
      {microphone.track && microphone.isOn && <MicrophoneLevel track={microphone.track} />}
      <SoundTest speakerId={speakerId} />
      {isChecked && (
        <details>
          <summary className="tap py-2 font-semibold text-link">{m.room_other_devices()}</summary>
          <div className="pt-3">
            <DeviceChoice {...{ devices, media, speakerId, onSpeaker }} />
          </div>
        </details>
      )}
    </section>
  )
}

/** A person who has agreed before is not asked again. */
function useOpenIfPermitted(devices: OwnDevices, isWanted: boolean): void {
  const [hasTried, setHasTried] = useState(false)
  useEffect(() => {
    if (!isWanted || hasTried) return
    setHasTried(true)
    void Promise.all([isPermitted('microphone'), isPermitted('camera')]).then((permitted) => {
      const { microphone, camera } = devices.get()
      const isUntouched = !microphone.track && !camera.track && !microphone.problem
      if (permitted.every(Boolean) && isUntouched) void devices.openWanted()
    })
  }, [devices, isWanted, hasTried])
}
