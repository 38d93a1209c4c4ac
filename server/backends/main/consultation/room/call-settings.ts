import type { CallEngine } from '#server/contract/call.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'

/** A LiveKit server and the key with which this backend signs. */
export type LiveKit = {
  /** Where browsers connect: `wss://…`. */
  url: string
  apiKey: string
  apiSecret: string
  fetch: typeof fetch
}

/** What calls can use besides the two browsers. */
export type CallSettings = {
  stunUrls: string[]
  /** A TURN server that knows `secret` (coturn: `use-auth-secret`). */
  turn: { urls: string[]; secret: string } | undefined
  /** All goes through TURN, so that neither side sees the other's IP address. */
  isRelayOnly: boolean
  livekit: LiveKit | undefined
}

type Meeting = Pick<PracticeRow, 'meetsByLink' | 'meetingLink'>

/** The nutritionist's own meeting room if the practice chose it, else a media server if there is one. */
export function chosenEngine({ livekit }: CallSettings, practice: Meeting): CallEngine {
  if (practice.meetsByLink) return 'link'
  return livekit ? 'livekit' : 'direct'
}

/** Whether a call that began with an engine can go on with it. */
export function isAvailable(
  engine: CallEngine,
  { livekit }: CallSettings,
  { meetingLink }: Meeting,
): boolean {
  if (engine === 'link') return meetingLink !== ''
  return engine === 'direct' || livekit !== undefined
}
