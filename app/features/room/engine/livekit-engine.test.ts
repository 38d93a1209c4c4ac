import type { Room } from 'livekit-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallLink } from './call-engine.ts'
import { createLivekitEngine } from './livekit-engine.ts'

type Publication = { isMuted: boolean; mute: () => void; unmute: () => void }

/** What the engine uses of a room. Its media server answers when the test says so. */
class FakeRoom {
  state = 'disconnected'
  remoteParticipants = new Map<string, object>()
  publications = new Map<string, Publication>()
  connect = vi.fn(() => this.answer)
  disconnect = vi.fn()
  answer: Promise<void> = new Promise(() => {})
  #listeners = new Map<string, (() => void)[]>()
  localParticipant = {
    getTrackPublication: (source: string) => this.publications.get(source),
    publishTrack: async (_: unknown, { source }: { source: string }) => {
      const publication: Publication = {
        isMuted: false,
        mute: () => (publication.isMuted = true),
        unmute: () => (publication.isMuted = false),
      }
      this.publications.set(source, publication)
    },
  }
  on(name: string, listener: () => void) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener])
    return this
  }
  become(state: string) {
    this.state = state
    for (const listener of this.#listeners.get('connectionStateChanged') ?? []) listener()
  }
}

const rooms: FakeRoom[] = []
vi.mock('livekit-client', async (original) => ({
  ...(await original<typeof import('livekit-client')>()),
  Room: class {
    constructor() {
      const room = new FakeRoom()
      rooms.push(room)
      // biome-ignore lint/correctness/noConstructorReturn: the test looks into the room.
      return room as unknown as Room
    }
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openEngine() {
  const links: CallLink[] = []
  const engine = createLivekitEngine({
    connection: { engine: 'livekit', url: 'wss://media.example', token: 'token' },
    onLink: (link) => links.push(link),
    onStream: () => {},
    onTheirMedia: () => {},
    onQuality: () => {},
    onEnded: () => {},
  })
  const room = rooms.at(-1) as FakeRoom
  engine.connect()
  return { engine, links, room }
}

test('a media server without an answer is told after 15 seconds, however often the other side is seen', async () => {
  const { engine, links } = openEngine()
  for (let seconds = 0; seconds < 40; seconds += 4) {
    engine.meet('their-tab')
    await vi.advanceTimersByTimeAsync(4_000)
  }
  expect(links).toEqual(['alone', 'connecting', 'blocked'])
  engine.restart()
  expect(links.at(-1)).toBe('connecting')
})

test('a way that is found ends the search', async () => {
  const { engine, links, room } = openEngine()
  engine.meet('their-tab')
  room.remoteParticipants.set('them', {})
  room.become('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(links).toEqual(['alone', 'connecting', 'connected'])
})

test('a person who comes muted is muted for the other side', async () => {
  const { engine, room } = openEngine()
  room.become('connected')
  engine.setMicrophone(false)
  await engine.replaceDevice('audio', {} as MediaStreamTrack)
  expect(room.publications.get('microphone')?.isMuted).toBe(true)
  engine.setMicrophone(true)
  expect(room.publications.get('microphone')?.isMuted).toBe(false)
})
