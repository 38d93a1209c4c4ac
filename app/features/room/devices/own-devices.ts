import { type DeviceKind, type DeviceProblem, openDevices } from './open-devices.ts'

export type OwnDevice = {
  track: MediaStreamTrack | null
  /** Whether the person wants it on. */
  isOn: boolean
  problem: DeviceProblem | null
  deviceId: string | undefined
}

export type OwnMedia = Record<DeviceKind, OwnDevice> & { isOpening: boolean }

export type OwnDevices = ReturnType<typeof createOwnDevices>

const closed: OwnDevice = { track: null, isOn: true, problem: null, deviceId: undefined }

/**
 * The person's microphone and camera. A microphone that is off stays open, so that it is back at
 * once. A camera that is off is closed, so that its light is off.
 */
export function createOwnDevices() {
  let media: OwnMedia = { microphone: closed, camera: closed, isOpening: false }
  const listeners = new Set<() => void>()
  /** What was asked for last; the answers to earlier questions are closed. */
  let asked = 0

  function set(change: Partial<OwnMedia>): void {
    media = { ...media, ...change }
    for (const listener of listeners) listener()
  }
  const setDevice = (kind: DeviceKind, change: Partial<OwnDevice>) =>
    set({ [kind]: { ...media[kind], ...change } })

  function follow(kind: DeviceKind, track: MediaStreamTrack): void {
    const tell = (problem: DeviceProblem | null) => {
      if (media[kind].track === track) setDevice(kind, { problem })
    }
    track.addEventListener('ended', () => tell('ended'))
    track.addEventListener('mute', () => tell('silenced'))
    track.addEventListener('unmute', () => tell(null))
  }

  function close(kind: DeviceKind): void {
    media[kind].track?.stop()
    setDevice(kind, { track: null, problem: null })
  }

  /** A phone opens one camera at a time, so the one before is closed first. */
  async function open(kinds: DeviceKind[]): Promise<void> {
    asked += 1
    const question = asked
    for (const kind of kinds) close(kind)
    if (kinds.length === 0) return
    set({ isOpening: true })
    const found = await openDevices(kinds.map((kind) => ({ kind, deviceId: media[kind].deviceId })))
    const isLate = question !== asked
    if (!isLate) set({ isOpening: false })
    for (const kind of kinds) {
      const opened = found[kind]
      if (opened && 'track' in opened) {
        const { track } = opened
        if (isLate || !media[kind].isOn) track.stop()
        else {
          follow(kind, track)
          setDevice(kind, { track, deviceId: track.getSettings().deviceId, problem: null })
        }
      } else if (!isLate) setDevice(kind, { problem: opened?.problem ?? 'absent' })
    }
  }

  return {
    get: () => media,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Opens what the person wants to be on. */
    openWanted(): Promise<void> {
      return open((['microphone', 'camera'] as const).filter((kind) => media[kind].isOn))
    },
    /** Opens a device again that ended or was refused. */
    renew: (kind: DeviceKind) => open([kind]),
    async choose(kind: DeviceKind, deviceId: string): Promise<void> {
      const before = media[kind].deviceId
      setDevice(kind, { deviceId })
      if (!media[kind].isOn) return
      await open([kind])
      if (media[kind].track || before === deviceId) return
      setDevice(kind, { deviceId: before })
      await open([kind])
    },
    async setMicrophone(isOn: boolean): Promise<void> {
      setDevice('microphone', { isOn })
      const { track } = media.microphone
      if (track) track.enabled = isOn
      else if (isOn) await open(['microphone'])
    },
    async setCamera(isOn: boolean): Promise<void> {
      setDevice('camera', { isOn })
      if (isOn) await open(['camera'])
      else close('camera')
    },
    /** Closes both. What the person wants stays, for the way back. */
    stop(): void {
      asked += 1
      close('microphone')
      close('camera')
      set({ isOpening: false })
    },
  }
}
