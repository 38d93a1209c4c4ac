import { expect, test } from 'vitest'
import {
  type LinkSample,
  nextPicture,
  type PictureState,
  qualityBetween,
  sampleOf,
  shownPicture,
} from './link-quality.ts'

const start: LinkSample = {
  receivedPackets: 1_000,
  lostPackets: 5,
  theirLossShare: 0,
  roundTripMs: 40,
  sendableBits: 600_000,
}

test.each<[string, Partial<LinkSample>, string]>([
  ['nothing lost', { receivedPackets: 1_100 }, 'good'],
  ['nothing received', {}, 'good'],
  ['a tenth of a second away', { receivedPackets: 1_100, roundTripMs: 100 }, 'good'],
  ['5 % lost', { receivedPackets: 1_095, lostPackets: 10 }, 'fair'],
  ['5 % lost over there', { receivedPackets: 1_100, theirLossShare: 0.05 }, 'fair'],
  ['half a second away', { receivedPackets: 1_100, roundTripMs: 500 }, 'fair'],
  ['a fifth lost', { receivedPackets: 1_080, lostPackets: 25 }, 'poor'],
  ['a second away', { receivedPackets: 1_100, roundTripMs: 1_000 }, 'poor'],
])('%s counts only between two samples', (_, change, quality) => {
  expect(qualityBetween(start, { ...start, ...change })).toBe(quality)
})

test('a sample sums sound and picture and reads the chosen pair', () => {
  const reports = [
    { type: 'inbound-rtp', packetsReceived: 10, packetsLost: 1 },
    { type: 'inbound-rtp', packetsReceived: 20, packetsLost: 2 },
    { type: 'remote-inbound-rtp', fractionLost: 0.2 },
    { type: 'remote-inbound-rtp', fractionLost: 0.1 },
    { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
    {
      type: 'candidate-pair',
      nominated: true,
      currentRoundTripTime: 0.05,
      availableOutgoingBitrate: 300_000,
    },
  ]
  expect(sampleOf(reports)).toEqual({
    receivedPackets: 30,
    lostPackets: 3,
    theirLossShare: 0.2,
    roundTripMs: 50,
    sendableBits: 300_000,
  })
})

const narrow = { quality: 'poor', sendableBits: 80_000 } as const
const good = { quality: 'good', sendableBits: 90_000 } as const
const repeat = (state: PictureState, sample: Parameters<typeof nextPicture>[1], count: number) =>
  Array.from({ length: count }).reduce<PictureState>((it) => nextPicture(it, sample), state)

test('the picture is paused below 100 kbit/s, but not for a short gap', () => {
  expect(repeat(shownPicture, narrow, 2).isPaused).toBe(false)
  expect(repeat(shownPicture, narrow, 3).isPaused).toBe(true)
  const interrupted = nextPicture(repeat(shownPicture, narrow, 2), {
    ...good,
    sendableBits: 200_000,
  })
  expect(repeat(interrupted, narrow, 2).isPaused).toBe(false)
})

test('a browser that does not say what it can send pauses the picture of a poor connection', () => {
  const poor = { quality: 'poor', sendableBits: undefined } as const
  expect(repeat(shownPicture, poor, 3).isPaused).toBe(true)
  expect(repeat(shownPicture, { ...poor, quality: 'fair' }, 30).isPaused).toBe(false)
})

test('the picture is back after a good while, which is twice as long after each pause', () => {
  const paused = repeat(shownPicture, narrow, 3)
  expect(repeat(paused, good, 9).isPaused).toBe(true)
  expect(repeat(nextPicture(repeat(paused, good, 9), narrow), good, 9).isPaused).toBe(true)
  const back = repeat(paused, good, 10)
  expect(back.isPaused).toBe(false)
  const again = repeat(back, narrow, 3)
  expect(repeat(again, good, 19).isPaused).toBe(true)
  expect(repeat(again, good, 20).isPaused).toBe(false)
})
