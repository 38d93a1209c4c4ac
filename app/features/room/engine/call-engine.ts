import type { SignalBody } from '#server/contract/call.schema.ts'

export type MediaKind = 'audio' | 'video'

/**
 * The way to the other side. `alone`: they are not in the room. `blocked`: they are, and no way was
 * found in time; the engine goes on trying.
 */
export type CallLink = 'alone' | 'connecting' | 'connected' | 'reconnecting' | 'blocked'

export type CallQuality = 'good' | 'fair' | 'poor'

/** What one side shows and lets hear. */
export type ShownMedia = { camera: boolean; microphone: boolean }

export type EngineEvents = {
  onLink: (link: CallLink) => void
  /** Their sound and picture; null while nothing comes. */
  onStream: (stream: MediaStream | null) => void
  onTheirMedia: (media: ShownMedia) => void
  /** `isPicturePaused`: the engine sends no picture, so that sound comes through. */
  onQuality: (quality: CallQuality, isPicturePaused: boolean) => void
  /** The media server ended this side, because another tab took over or the room closed. */
  onEnded: () => void
}

/** How two people see and hear each other. The devices belong to `own-devices.ts`. */
export type CallEngine = {
  connect: () => void
  /** Names the tab in which the other side is; null if they are not there. */
  meet: (theirTab: string | null) => void
  /** Takes a signal of that tab. */
  hear: (signal: SignalBody) => void
  /** Tells the other side whether this one can be heard. */
  setMicrophone: (isOn: boolean) => void
  /** Tells the other side whether this one can be seen. */
  setCamera: (isOn: boolean) => void
  /** Sends another track, or none, without negotiating. */
  replaceDevice: (kind: MediaKind, track: MediaStreamTrack | null) => Promise<void>
  /** Looks for another way to the other side. */
  restart: () => void
  leave: () => void
}
