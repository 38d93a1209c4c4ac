import type { SignalBody } from '#server/contract/call.schema.ts'

type Description = Extract<SignalBody, { kind: 'offer' | 'answer' }>

/** The part of RTCPeerConnection that a negotiation needs. */
export type NegotiatedPeer = Pick<
  RTCPeerConnection,
  | 'setLocalDescription'
  | 'setRemoteDescription'
  | 'addIceCandidate'
  | 'localDescription'
  | 'remoteDescription'
  | 'signalingState'
>

type Side = {
  /** When both offer at once, the polite side takes its offer back. */
  isPolite: boolean
  send: (description: Description) => void
  /** Called before the first answer, to add what this side sends. */
  onOffered: () => Promise<void>
}

/**
 * Perfect negotiation (W3C WebRTC, 10.7): both sides may offer at any time. Signals of the other
 * side must be heard in the order in which it sent them.
 */
export function createNegotiation(peer: NegotiatedPeer, { isPolite, send, onOffered }: Side) {
  let isMakingOffer = false
  let isIgnoring = false
  let early: RTCIceCandidateInit[] = []
  let heard: Promise<void> = Promise.resolve()

  /** Makes the offer or the answer that is due, and sends it. */
  async function sendLocal(): Promise<void> {
    await peer.setLocalDescription()
    const { type, sdp } = peer.localDescription ?? {}
    if (sdp && (type === 'offer' || type === 'answer')) send({ kind: type, sdp })
  }

  async function offer(): Promise<void> {
    isMakingOffer = true
    try {
      await sendLocal()
    } finally {
      isMakingOffer = false
    }
  }

  async function takeDescription({ kind, sdp }: Description): Promise<void> {
    const isBusy = isMakingOffer || peer.signalingState !== 'stable'
    isIgnoring = kind === 'offer' && isBusy && !isPolite
    if (isIgnoring) return
    // The answer to an offer that was taken back.
    if (kind === 'answer' && peer.signalingState !== 'have-local-offer') return
    // Takes a local offer back by itself.
    await peer.setRemoteDescription({ type: kind, sdp })
    const waiting = early
    early = []
    await takeCandidates(waiting)
    if (kind === 'answer') return
    await onOffered()
    await sendLocal()
  }

  async function takeCandidates(candidates: RTCIceCandidateInit[]): Promise<void> {
    for (const candidate of candidates)
      await peer.addIceCandidate(candidate).catch((error) => {
        // Those of an offer that was ignored belong to nothing.
        if (!isIgnoring) throw error
      })
  }

  async function take(signal: SignalBody): Promise<void> {
    if (signal.kind === 'media') return
    if (signal.kind !== 'candidates') return takeDescription(signal)
    if (peer.remoteDescription) return takeCandidates(signal.candidates)
    if (!isIgnoring) early.push(...signal.candidates)
  }

  return {
    /** Call it when the peer needs a negotiation. */
    offer,
    /** Takes one signal after the other, also if an earlier one failed. */
    hear(signal: SignalBody): Promise<void> {
      heard = heard.catch(() => {}).then(() => take(signal))
      return heard
    },
  }
}
