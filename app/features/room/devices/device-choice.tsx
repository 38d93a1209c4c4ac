import { useEffect, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { OwnDevices, OwnMedia } from './own-devices.ts'

type DeviceChoiceProps = {
  devices: OwnDevices
  media: OwnMedia
  speakerId: string | undefined
  onSpeaker: (deviceId: string) => void
}

/** The choice of devices, of each kind that the browser names. */
export function DeviceChoice({ devices, media, speakerId, onSpeaker }: DeviceChoiceProps) {
  const { microphone, camera } = media
  // Browsers tell the names once a device is open.
  const found = useDeviceList(microphone.track ?? camera.track)
  const of = (kind: MediaDeviceKind) =>
    found
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, index) => ({
        value: deviceId,
        label: label || m.room_device_unnamed({ number: index + 1 }),
      }))
  const [microphones, cameras, speakers] = [of('audioinput'), of('videoinput'), of('audiooutput')]
  return (
    <div className="flex flex-col gap-4">
      {microphones.length > 0 && (
        <NativeSelect
          label={m.room_microphone()}
          options={microphones}
          value={microphone.deviceId}
          onChange={({ target }) => void devices.choose('microphone', target.value)}
        />
      )}
      {cameras.length > 0 && (
        <NativeSelect
          label={m.room_camera()}
          options={cameras}
          value={camera.deviceId}
          onChange={({ target }) => void devices.choose('camera', target.value)}
        />
      )}
      {speakers.length > 0 && 'setSinkId' in HTMLMediaElement.prototype && (
        <NativeSelect
          label={m.room_speaker()}
          options={speakers}
          value={speakerId}
          onChange={({ target }) => onSpeaker(target.value)}
        />
      )}
    </div>
  )
}

function useDeviceList(track: MediaStreamTrack | null): MediaDeviceInfo[] {
  const [list, setList] = useState<MediaDeviceInfo[]>([])
  useEffect(() => {
    const devices = navigator.mediaDevices
    if (!devices || !track) return
    const read = () => void devices.enumerateDevices().then(setList)
    read()
    devices.addEventListener('devicechange', read)
    return () => devices.removeEventListener('devicechange', read)
  }, [track])
  return list
}
