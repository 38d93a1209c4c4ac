import { expect, test } from 'vitest'
import type { SignalBody } from '#server/contract/call.schema.ts'
import { createNegotiation, type NegotiatedPeer } from './negotiation.ts'

/** Repeats a test with the same chances each time. */
function chancesOf(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

type Chance = () => number
const wait = (chance: Chance) => new Promise((resolve) => setTimeout(resolve, chance() * 4))

/**
 * RTCPeerConnection's rules of descriptions (W3C WebRTC, 4.4.1). Operations take turns. A
 * description of an offer may take a local offer back. A need to negotiate is told in a stable
 * state only.
 */
class FakePeer {
  localDescription: RTCSessionDescription | null = null
  remoteDescription: RTCSessionDescription | null = null
  signalingState: RTCSignalingState = 'stable'
  onNegotiationNeeded = () => {}
  readonly agreements: string[] = []
  readonly candidates: string[] = []
  readonly #name: string
  readonly #chance: Chance
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isNeeded = false
  #count = 0

  constructor(name: string, chance: Chance) {
    this.#name = name
    this.#chance = chance
  }

  /** A restart, or a new track. */
  needNegotiation(): void {
    this.#isNeeded = true
    this.#tellNeed()
  }

  #tellNeed(): void {
    if (!this.#isNeeded || this.#waiting > 0 || this.signalingState !== 'stable') return
    this.#isNeeded = false
    this.onNegotiationNeeded()
  }

  #inTurn<Result>(act: () => Result): Promise<Result> {
    this.#waiting += 1
    const own = this.#turn.then(async () => {
      await wait(this.#chance)
      return act()
    })
    this.#turn = own.catch(() => {})
    const end = () => {
      this.#waiting -= 1
      this.#tellNeed()
    }
    own.then(end, end)
    return own
  }

  setLocalDescription(): Promise<void> {
    return this.#inTurn(() => {
      this.#count += 1
      const isAnswer = this.signalingState === 'have-remote-offer'
      const text = isAnswer ? `${this.remoteDescription?.sdp}` : `${this.#name}${this.#count}`
      if (isAnswer) this.agreements.push(text)
      this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: text } as never
      this.signalingState = isAnswer ? 'stable' : 'have-local-offer'
    })
  }

  setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    return this.#inTurn(() => {
      const isAnswer = type === 'answer'
      if (
        isAnswer &&
        (this.signalingState !== 'have-local-offer' || sdp !== this.localDescription?.sdp)
      )
        throw new DOMException('No such offer', 'InvalidStateError')
      // The offer that is taken back has to be made again.
      if (!isAnswer && this.signalingState === 'have-local-offer') this.#isNeeded = true
      if (isAnswer) this.agreements.push(sdp)
      this.remoteDescription = { type, sdp } as never
      this.signalingState = isAnswer ? 'stable' : 'have-remote-offer'
    })
  }

  addIceCandidate(candidate?: RTCIceCandidateInit | null): Promise<void> {
    return this.#inTurn(() => {
      if (!this.remoteDescription) throw new DOMException('Too early', 'InvalidStateError')
      this.candidates.push(candidate?.candidate ?? '')
    })
  }
}

function connect(seed: number) {
  const chance = chancesOf(seed)
  const failures: unknown[] = []
  const sides = ['polite', 'impolite'].map((name) => ({
    name,
    peer: new FakePeer(name, chance),
    /** Signals arrive late, in the order in which they were sent. */
    arrived: Promise.resolve() as Promise<unknown>,
    hear: (_: SignalBody): Promise<void> => Promise.resolve(),
  }))
  for (const [index, side] of sides.entries()) {
    const other = sides[1 - index]
    const deliver = (signal: SignalBody) => {
      if (!other) return
      other.arrived = other.arrived.then(async () => {
        await wait(chance)
        void other.hear(signal).catch((error) => failures.push(error))
      })
    }
    const negotiation = createNegotiation(side.peer as unknown as NegotiatedPeer, {
      isPolite: index === 0,
      onOffered: () => wait(chance).then(() => {}),
      send(description) {
        deliver(description)
        deliver({ kind: 'candidates', candidates: [candidateOf(description.sdp)] })
      },
    })
    side.hear = negotiation.hear
    side.peer.onNegotiationNeeded = () =>
      void negotiation.offer().catch((error) => failures.push(error))
  }
  return { sides, failures }
}

function candidateOf(candidate: string) {
  return { candidate, sdpMid: '0', sdpMLineIndex: 0 }
}

test('[T95] two sides that offer at the same tick, 50 times, always agree on one offer', async () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const { sides, failures } = connect(seed)
    for (const { peer } of sides) peer.needNegotiation()
    await expect
      .poll(() => sides.map(({ peer }) => [peer.signalingState, peer.agreements.length > 1]), {
        interval: 2,
      })
      .toEqual([
        ['stable', true],
        ['stable', true],
      ])
    const [polite, impolite] = sides
    expect(polite?.peer.agreements, `seed ${seed}`).toEqual(impolite?.peer.agreements)
    expect(failures).toEqual([])
  }
})

test('[T95] restarts of both sides in the middle of a negotiation end in an agreement', async () => {
  const chance = chancesOf(7)
  const { sides, failures } = connect(99)
  for (let round = 0; round < 30; round += 1) {
    for (const { peer } of sides) if (chance() < 0.7) peer.needNegotiation()
    await wait(chance)
  }
  const counts = () => sides.map(({ peer }) => `${peer.signalingState} ${peer.agreements.at(-1)}`)
  await expect
    .poll(async () => {
      const before = counts()
      await new Promise((resolve) => setTimeout(resolve, 30))
      const after = counts()
      return (
        after[0] === after[1] && before.join() === after.join() && after[0]?.startsWith('stable')
      )
    })
    .toBe(true)
  expect(failures).toEqual([])
})

test('candidates that come before their description wait for it', async () => {
  const peer = new FakePeer('one', () => 0)
  const { hear } = createNegotiation(peer as unknown as NegotiatedPeer, {
    isPolite: true,
    send: () => {},
    onOffered: async () => {},
  })
  await hear({ kind: 'candidates', candidates: [candidateOf('early')] })
  expect(peer.candidates).toEqual([])
  await hear({ kind: 'offer', sdp: 'theirs' })
  expect(peer.candidates).toEqual(['early'])
})

test('an answer to an offer that was taken back is left alone', async () => {
  const peer = new FakePeer('one', () => 0)
  const { hear } = createNegotiation(peer as unknown as NegotiatedPeer, {
    isPolite: true,
    send: () => {},
    onOffered: async () => {},
  })
  await expect(hear({ kind: 'answer', sdp: 'late' })).resolves.toBeUndefined()
  expect(peer.remoteDescription).toBe(null)
})
