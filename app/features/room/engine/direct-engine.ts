import type { RoomTicket, SignalBody } from '#server/contract/call.schema.ts'
import type { CallEngine, CallLink, EngineEvents, MediaKind, ShownMedia } from './call-engine.ts'
import { createCandidateBatches } from './candidate-batches.ts'
import {
  type LinkSample,
  nextPicture,
  type PictureState,
  qualityBetween,
  sampleOf,
  shownPicture,
} from './link-quality.ts'
import { createNegotiation } from './negotiation.ts'

type DirectConnection = Extract<RoomTicket['connection'], { engine: 'direct' }>

type Direct = EngineEvents & {
  connection: DirectConnection
  send: (to: string, signal: SignalBody) => void
}

/** Without a way for so long, the page says so. */
const blockedMs = 15_000
/** A short gap of a mobile network closes by itself. */
const patienceMs = 2_000
/** Time for a restart to succeed before the next. */
const restartMs = 6_000
const sampleMs = 2_000

/** Sound comes first. The picture's size is capped where it is taken, in `open-devices.ts`. */
const encodings = {
  audio: { priority: 'high', networkPriority: 'high' },
  video: { priority: 'low', networkPriority: 'low', maxBitrate: 500_000, maxFramerate: 24 },
} satisfies Record<MediaKind, RTCRtpEncodingParameters>

/** Connects the two browsers. Each tab of the other side has its own peer connection. */
export function createDirectEngine({ connection, send, ...events }: Direct): CallEngine {
  const { isPolite, iceServers, iceTransportPolicy } = connection
  const tracks: Record<MediaKind, MediaStreamTrack | null> = { audio: null, video: null }
  const shown: ShownMedia = { camera: false, microphone: false }
  /** The tab in which they are; the connection to the last one is kept until there is another. */
  let theirTab: string | null = null
  let open: ReturnType<typeof openPeer> | undefined
  let picture: PictureState = shownPicture

  const tellMedia = () =>
    open?.send({ kind: 'media', ...shown, camera: shown.camera && !picture.isPaused })

  function openPeer(tab: string) {
    const peer = new RTCPeerConnection({
      iceServers,
      iceTransportPolicy,
      bundlePolicy: 'max-bundle',
    })
    const stream = new MediaStream()
    const sendThere = (signal: SignalBody) => send(tab, signal)
    const batches = createCandidateBatches((candidates) =>
      sendThere({ kind: 'candidates', candidates }),
    )
    let link: CallLink | undefined
    let before: LinkSample | undefined
    let timers: ReturnType<typeof setTimeout>[] = []

    const tell = (next: CallLink) => {
      if (next !== link) events.onLink(next)
      link = next
    }
    const after = (milliseconds: number, act: () => void) =>
      timers.push(setTimeout(act, milliseconds))
    const stopTimers = () => {
      for (const timer of timers) clearTimeout(timer)
      timers = []
    }

    async function sendTracks(): Promise<void> {
      for (const transceiver of peer.getTransceivers()) {
        const kind = kindOf(transceiver)
        transceiver.direction = 'sendrecv'
        await transceiver.sender.replaceTrack(tracks[kind])
      }
    }
    const negotiation = createNegotiation(peer, {
      isPolite,
      send: sendThere,
      onOffered: sendTracks,
    })

    function restart(): void {
      // Only sets a flag, which makes the peer ask for a negotiation. Before the first one there is
      // nothing to restart.
      if (peer.currentRemoteDescription) peer.restartIce()
    }
    function keepRestarting(): void {
      restart()
      after(restartMs, keepRestarting)
    }
    /** Until the next change of the connection. */
    function search(firstMs: number): void {
      stopTimers()
      tell(link === undefined || link === 'connecting' ? 'connecting' : 'reconnecting')
      after(blockedMs, () => tell('blocked'))
      after(firstMs, keepRestarting)
    }

    /** Waits for their tab: a phone that slept comes back with the same connection. */
    function rest(): void {
      stopTimers()
      tell('alone')
      events.onStream(null)
    }
    /** Their tab is back. What was sent meanwhile has not reached it. */
    function resume(): void {
      if (peer.connectionState === 'connected') return
      const { localDescription, signalingState } = peer
      if (signalingState === 'have-local-offer' && localDescription)
        sendThere({ kind: 'offer', sdp: localDescription.sdp })
      events.onStream(stream)
      search(0)
    }

    async function sample(): Promise<void> {
      const now = sampleOf((await peer.getStats()).values())
      const last = before
      before = now
      if (!last || open?.peer !== peer || peer.connectionState !== 'connected') return
      // They have left the room, or only their signals are cut off.
      if (theirTab === null && now.receivedPackets === last.receivedPackets) return rest()
      const quality = qualityBetween(last, now)
      const next = nextPicture(picture, { quality, sendableBits: now.sendableBits })
      const hasChanged = next.isPaused !== picture.isPaused
      picture = shown.camera ? next : shownPicture
      events.onQuality(quality, picture.isPaused)
      if (!hasChanged) return
      await limitSenders(peer, picture.isPaused)
      tellMedia()
    }
    const sampling = setInterval(() => void sample().catch(() => {}), sampleMs)

    peer.onnegotiationneeded = () => void negotiation.offer().catch(() => {})
    peer.onicecandidate = ({ candidate }) => candidate && batches.add(candidate)
    peer.ontrack = ({ track }) => stream.addTrack(track)
    peer.onconnectionstatechange = () => {
      switch (peer.connectionState) {
        case 'connected':
          stopTimers()
          events.onStream(stream)
          tell('connected')
          return void limitSenders(peer, picture.isPaused)
        case 'disconnected':
          return theirTab === null ? rest() : search(patienceMs)
        case 'failed':
          return theirTab === null ? rest() : search(0)
      }
    }

    search(restartMs)
    events.onStream(stream)
    // The other side adds its tracks when it is offered these two.
    if (!isPolite) {
      for (const kind of ['audio', 'video'] as const) peer.addTransceiver(kind)
      void sendTracks()
    }
    return {
      tab,
      peer,
      send: sendThere,
      restart,
      ...{ rest, resume },
      hear: negotiation.hear,
      close() {
        stopTimers()
        clearInterval(sampling)
        batches.stop()
        peer.close()
      },
    }
  }

  function closePeer(): void {
    open?.close()
    open = undefined
    picture = shownPicture
    events.onStream(null)
  }

  function restartWhenOnline(): void {
    if (open && open.peer.connectionState !== 'connected') open.restart()
  }

  return {
    connect() {
      window.addEventListener('online', restartWhenOnline)
      events.onLink('alone')
    },
    meet(tab) {
      if (tab === theirTab) return
      theirTab = tab
      if (tab === null) {
        // What still arrives is shown until it stops.
        if (open?.peer.connectionState !== 'connected') open?.rest()
      } else if (tab === open?.tab) open.resume()
      else {
        closePeer()
        open = openPeer(tab)
        tellMedia()
      }
    },
    hear(signal) {
      if (signal.kind === 'media') events.onTheirMedia(signal)
      // A signal that cannot be used leaves the sides without a way, which is seen after a while.
      else open?.hear(signal).catch(() => {})
    },
    setMicrophone(isOn) {
      shown.microphone = isOn
      tellMedia()
    },
    setCamera(isOn) {
      shown.camera = isOn
      tellMedia()
    },
    async replaceDevice(kind, track) {
      tracks[kind] = track
      const senders = open?.peer.getTransceivers().filter((it) => kindOf(it) === kind) ?? []
      await Promise.all(senders.map(({ sender }) => sender.replaceTrack(track)))
    },
    restart: () => open?.restart(),
    leave() {
      window.removeEventListener('online', restartWhenOnline)
      theirTab = null
      open?.close()
      open = undefined
    },
  }
}

function kindOf({ receiver }: RTCRtpTransceiver): MediaKind {
  return receiver.track.kind as MediaKind
}

/** Browsers differ in what they let a page set, so each refusal leaves the rest as it is. */
async function limitSenders(peer: RTCPeerConnection, isPicturePaused: boolean): Promise<void> {
  for (const transceiver of peer.getTransceivers()) {
    const kind = kindOf(transceiver)
    const parameters = transceiver.sender.getParameters()
    for (const encoding of parameters.encodings ?? []) {
      Object.assign(encoding, encodings[kind])
      if (kind === 'video') encoding.active = !isPicturePaused
    }
    await transceiver.sender.setParameters(parameters).catch(() => {})
  }
}
