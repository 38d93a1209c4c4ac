import {
  ConnectionQuality,
  DisconnectReason,
  type LocalTrack,
  type Participant,
  type RemoteTrack,
  Room,
  RoomEvent,
  Track,
} from 'livekit-client'
import type { RoomTicket } from '#server/contract/call.schema.ts'
import type { CallEngine, CallLink, CallQuality, EngineEvents, MediaKind } from './call-engine.ts'

type LivekitConnection = Extract<RoomTicket['connection'], { engine: 'livekit' }>

/** The reasons that a server gives for ending this side; after any other the engine tries again. */
const endings = [
  DisconnectReason.DUPLICATE_IDENTITY,
  DisconnectReason.PARTICIPANT_REMOVED,
  DisconnectReason.ROOM_DELETED,
  DisconnectReason.ROOM_CLOSED,
]
const retryMs = 3_000
const blockedMs = 15_000

const qualities: Partial<Record<ConnectionQuality, CallQuality>> = {
  [ConnectionQuality.Excellent]: 'good',
  [ConnectionQuality.Good]: 'fair',
  [ConnectionQuality.Poor]: 'poor',
}

/** Sends and receives through a media server, which finds the ways and adapts the picture. */
export function createLivekitEngine({
  connection: { url, token },
  ...events
}: EngineEvents & { connection: LivekitConnection }): CallEngine {
  const room = new Room({
    adaptiveStream: false,
    dynacast: true,
    // The tracks belong to the page, which also stops them.
    stopLocalTrackOnUnpublish: false,
    disconnectOnPageLeave: false,
  })
  const sources = { audio: Track.Source.Microphone, video: Track.Source.Camera } as const
  const tracks: Record<MediaKind, MediaStreamTrack | null> = { audio: null, video: null }
  let isTheirTabKnown = false
  let hasLeft = false
  let isMicrophoneOn = true
  let link: CallLink | undefined
  let stream: MediaStream | undefined
  let blocking: ReturnType<typeof setTimeout> | undefined

  function linkNow(): CallLink {
    if (room.state === 'connected' && room.remoteParticipants.size > 0) return 'connected'
    if (room.state === 'reconnecting' || room.state === 'signalReconnecting') return 'reconnecting'
    return isTheirTabKnown ? 'connecting' : 'alone'
  }

  /** Tells a change only. The page hears each few seconds who is here, which proves no way. */
  function tellLink(): void {
    const next = linkNow()
    if (next === link) return
    link = next
    events.onLink(next)
    clearTimeout(blocking)
    if (next === 'connecting' || next === 'reconnecting')
      blocking = setTimeout(() => events.onLink('blocked'), blockedMs)
  }

  function tellTheirMedia(): void {
    const [other] = room.remoteParticipants.values()
    if (other)
      events.onTheirMedia({ camera: other.isCameraEnabled, microphone: other.isMicrophoneEnabled })
  }

  const take = (track: RemoteTrack) => {
    stream ??= new MediaStream()
    stream.addTrack(track.mediaStreamTrack)
    events.onStream(stream)
    tellTheirMedia()
  }
  const drop = (track: RemoteTrack) => {
    stream?.removeTrack(track.mediaStreamTrack)
    tellTheirMedia()
  }
  const publicationOf = (kind: MediaKind) =>
    room.localParticipant.getTrackPublication(sources[kind])

  function tellMicrophone(): void {
    const publication = publicationOf('audio')
    void (isMicrophoneOn ? publication?.unmute() : publication?.mute())
  }

  async function publish(kind: MediaKind): Promise<void> {
    const track = tracks[kind]
    const sent = publicationOf(kind)?.track as LocalTrack | undefined
    if (!track) {
      if (sent) await room.localParticipant.unpublishTrack(sent)
    } else if (sent) await sent.replaceTrack(track, { userProvidedTrack: true })
    else if (room.state === 'connected') {
      await room.localParticipant.publishTrack(track, { source: sources[kind] })
      // A microphone that was muted before has nothing yet that could say so.
      if (kind === 'audio') tellMicrophone()
    }
  }

  async function open(): Promise<void> {
    try {
      await room.connect(url, token)
      await Promise.all([publish('audio'), publish('video')])
    } catch {
      if (!hasLeft) setTimeout(() => !hasLeft && room.state === 'disconnected' && open(), retryMs)
    }
  }

  room
    .on(RoomEvent.ConnectionStateChanged, tellLink)
    .on(RoomEvent.ParticipantConnected, tellLink)
    .on(RoomEvent.ParticipantDisconnected, () => {
      stream = undefined
      events.onStream(null)
      tellLink()
    })
    .on(RoomEvent.TrackSubscribed, take)
    .on(RoomEvent.TrackUnsubscribed, drop)
    .on(RoomEvent.TrackMuted, tellTheirMedia)
    .on(RoomEvent.TrackUnmuted, tellTheirMedia)
    .on(RoomEvent.ConnectionQualityChanged, (value, participant: Participant) => {
      const quality = qualities[value]
      if (participant.isLocal && quality) events.onQuality(quality, false)
    })
    .on(RoomEvent.Disconnected, (reason) => {
      if (hasLeft) return
      if (reason !== undefined && endings.includes(reason)) events.onEnded()
      else setTimeout(() => !hasLeft && room.state === 'disconnected' && open(), retryMs)
    })

  return {
    connect() {
      tellLink()
      void open()
    },
    meet(tab) {
      isTheirTabKnown = tab !== null
      tellLink()
    },
    /** The media server signals by itself. */
    hear: () => {},
    setMicrophone(isOn) {
      isMicrophoneOn = isOn
      tellMicrophone()
    },
    /** A camera that is off is not published. */
    setCamera: () => {},
    async replaceDevice(kind, track) {
      tracks[kind] = track
      await publish(kind)
    },
    restart() {
      link = undefined
      tellLink()
      if (room.state === 'disconnected') void open()
    },
    leave() {
      hasLeft = true
      clearTimeout(blocking)
      void room.disconnect(false)
    },
  }
}
