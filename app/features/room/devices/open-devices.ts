export type DeviceKind = 'microphone' | 'camera'

/**
 * Why a device gives nothing. `ended`: it was unplugged or taken away; `silenced`: something else,
 * such as a telephone call, has it for now.
 */
export type DeviceProblem = 'refused' | 'absent' | 'busy' | 'unsupported' | 'ended' | 'silenced'

export type Opened = { track: MediaStreamTrack } | { problem: DeviceProblem }

type Wish = { kind: DeviceKind; deviceId: string | undefined }

/** A picture that a mobile network carries. */
const constraints = {
  microphone: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  camera: {
    width: { ideal: 640 },
    height: { ideal: 360 },
    frameRate: { ideal: 24, max: 24 },
    facingMode: 'user',
  },
} satisfies Record<DeviceKind, MediaTrackConstraints>

/** Opens devices with one question to the person, and alone those that can be had. */
export async function openDevices(wishes: Wish[]): Promise<Partial<Record<DeviceKind, Opened>>> {
  const together = await openTogether(wishes)
  if (!('problem' in together)) return together.opened
  const { problem } = together
  const alone = await Promise.all(
    wishes.map(async (wish) => {
      // Asking once more would be a second question.
      const isAsked = problem === 'refused' && !(await isPermitted(wish.kind))
      if (isAsked || wishes.length === 1) return [wish.kind, { problem }] as const
      const tried = await openTogether([wish])
      return [
        wish.kind,
        'problem' in tried ? { problem: tried.problem } : (tried.opened[wish.kind] ?? { problem }),
      ] as const
    }),
  )
  return Object.fromEntries(alone)
}

async function openTogether(
  wishes: Wish[],
): Promise<{ opened: Partial<Record<DeviceKind, Opened>> } | { problem: DeviceProblem }> {
  // Absent where the page is not secure.
  if (!navigator.mediaDevices?.getUserMedia) return { problem: 'unsupported' }
  const of = (kind: DeviceKind) => {
    const wish = wishes.find((it) => it.kind === kind)
    if (!wish) return false
    const { deviceId } = wish
    return { ...constraints[kind], ...(deviceId && { deviceId: { exact: deviceId } }) }
  }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: of('microphone'),
      video: of('camera'),
    })
    const [microphone] = stream.getAudioTracks()
    const [camera] = stream.getVideoTracks()
    return {
      opened: {
        ...(microphone && { microphone: { track: microphone } }),
        ...(camera && { camera: { track: camera } }),
      },
    }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

function problemOf(error: unknown): DeviceProblem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'absent'
    case 'NotSupportedError':
    case 'TypeError':
      return 'unsupported'
    default:
      return 'busy'
  }
}

/** False if the browser does not say. */
export async function isPermitted(kind: DeviceKind): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: kind as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}
