import type { CallQuality } from './call-engine.ts'

/** Counts of a connection at one moment, since it began. */
export type LinkSample = {
  receivedPackets: number
  lostPackets: number
  /** The share of this side's packets that the other lost lately. */
  theirLossShare: number
  roundTripMs: number
  /** What the browser thinks it can send; undefined if it does not say. */
  sendableBits: number | undefined
}

/** Members of RTCStats that browsers report, by type of report. */
type Report = {
  type: string
  packetsReceived?: number
  packetsLost?: number
  fractionLost?: number
  nominated?: boolean
  currentRoundTripTime?: number
  availableOutgoingBitrate?: number
}

export function sampleOf(reports: Iterable<Report>): LinkSample {
  const all = [...reports]
  const ofType = (type: string) => all.filter((report) => report.type === type)
  const sum = (values: (number | undefined)[]) => values.reduce<number>((a, b) => a + (b ?? 0), 0)
  const received = ofType('inbound-rtp')
  const pair = ofType('candidate-pair').find(({ nominated }) => nominated)
  return {
    receivedPackets: sum(received.map(({ packetsReceived }) => packetsReceived)),
    lostPackets: sum(received.map(({ packetsLost }) => packetsLost)),
    theirLossShare: Math.max(
      0,
      ...ofType('remote-inbound-rtp').map(({ fractionLost }) => fractionLost ?? 0),
    ),
    roundTripMs: (pair?.currentRoundTripTime ?? 0) * 1_000,
    sendableBits: pair?.availableOutgoingBitrate,
  }
}

/** Above the first of each pair people notice it, above the second they cannot talk well. */
const lossLines = { fair: 0.03, poor: 0.1 }
const roundTripLinesMs = { fair: 300, poor: 700 }

/** Judges what came between two samples. */
export function qualityBetween(before: LinkSample, after: LinkSample): CallQuality {
  const received = Math.max(0, after.receivedPackets - before.receivedPackets)
  const lost = Math.max(0, after.lostPackets - before.lostPackets)
  const ourLossShare = lost === 0 ? 0 : lost / (received + lost)
  const loss = Math.max(ourLossShare, after.theirLossShare)
  const { roundTripMs } = after
  if (loss > lossLines.poor || roundTripMs > roundTripLinesMs.poor) return 'poor'
  if (loss > lossLines.fair || roundTripMs > roundTripLinesMs.fair) return 'fair'
  return 'good'
}

/** Whether the own picture waits for a better connection, and for how long. */
export type PictureState = {
  isPaused: boolean
  /** Samples in a row that speak for a change. */
  run: number
  /** So many good samples bring the picture back. */
  goodNeeded: number
}

export const shownPicture: PictureState = { isPaused: false, run: 0, goodNeeded: 10 }

const leastPictureBits = 100_000
/** A picture needs a connection that is bad for longer than one cell of a mobile network. */
const badNeeded = 3
const mostGoodNeeded = 60

/**
 * Pauses a picture that the connection cannot carry. Takes it back when the connection has been
 * good for a while. Each pause makes the next while twice as long.
 */
export function nextPicture(
  state: PictureState,
  { quality, sendableBits }: { quality: CallQuality; sendableBits: number | undefined },
): PictureState {
  const { isPaused, run, goodNeeded } = state
  if (isPaused) {
    if (quality !== 'good') return { ...state, run: 0 }
    if (run + 1 < goodNeeded) return { ...state, run: run + 1 }
    return { isPaused: false, run: 0, goodNeeded: Math.min(mostGoodNeeded, goodNeeded * 2) }
  }
  const isTooNarrow =
    sendableBits === undefined ? quality === 'poor' : sendableBits < leastPictureBits
  if (!isTooNarrow) return { ...state, run: 0 }
  return run + 1 < badNeeded ? { ...state, run: run + 1 } : { ...state, isPaused: true, run: 0 }
}
