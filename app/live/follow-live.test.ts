import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLive } from './follow-live.ts'
import { getLiveChanges } from './live.functions.ts'
import type { LiveMessage } from './live-feed.ts'

vi.mock('./live.functions.ts', () => ({ getLiveChanges: vi.fn() }))

/** The streams that the tabs have opened, oldest first. */
let sources: FakeSource[] = []

/** The edge of the network. */
class FakeSource extends EventTarget {
  isClosed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sources.push(this)
  }
  frame(name: string, data: string, lastEventId = ''): void {
    if (!this.isClosed) this.dispatchEvent(new MessageEvent(name, { data, lastEventId }))
  }
  fail(): void {
    if (!this.isClosed) this.dispatchEvent(new Event('error'))
  }
  /** Opens as the server does for a reader without a position. */
  start(memberId: string, position: string): void {
    this.frame('member', memberId)
    this.frame('ready', '1', position)
  }
  close(): void {
    this.isClosed = true
  }
}

/** Each test has its own member, so its own lock and channel. */
let memberId: string
const stops: (() => void)[] = []

beforeEach(() => {
  sources = []
  memberId = crypto.randomUUID()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openTab() {
  const heard: LiveMessage[] = []
  const stop = followLive({ memberId, tell: (message) => heard.push(message) })
  stops.push(stop)
  return { heard, stop, kinds: () => heard.map(({ kind }) => kind) }
}

const opened = () => sources.filter(({ isClosed }) => !isClosed)
const untilOpened = (count: number) => expect.poll(() => sources.length).toBe(count)
const payment = (id: string) => JSON.stringify({ kind: 'payment', id })
const changed = (position: string, id: string) => ({
  kind: 'events',
  position,
  events: [{ kind: 'payment', id }],
})

test('[T76] the tabs of a browser share one stream, and each reads again when it starts', async () => {
  const [one, other] = [openTab(), openTab()]
  await untilOpened(1)
  sources[0]?.start(memberId, 'e.4')
  sources[0]?.frame('message', payment('order'), 'e.5')
  for (const tab of [one, other])
    await expect
      .poll(() => tab.heard)
      .toEqual([{ kind: 'reread', position: 'e.4' }, changed('e.5', 'order')])
  const late = openTab()
  await expect.poll(() => late.heard).toEqual([{ kind: 'reread', position: 'e.5' }])
  sources[0]?.frame('resync', '1', 'e.9')
  await expect.poll(late.kinds).toEqual(['reread', 'reread'])
  expect(opened()).toHaveLength(1)
})

test('a tab that takes over goes on where the other left', async () => {
  const one = openTab()
  await untilOpened(1)
  const other = openTab()
  sources[0]?.start(memberId, 'e.4')
  await expect.poll(other.kinds).toEqual(['reread'])
  one.stop()
  await untilOpened(2)
  expect(sources.map(({ url, isClosed }) => [url, isClosed])).toEqual([
    ['/live.events', true],
    ['/live.events?after=e.4', false],
  ])
  sources[1]?.frame('member', memberId)
  sources[1]?.frame('message', payment('order'), 'e.5')
  await expect.poll(() => other.heard.at(-1)).toEqual(changed('e.5', 'order'))
})

test('a visible tab replaces a leader that does not answer', async () => {
  const frozen = new AbortController()
  const stolen = navigator.locks
    .request(
      `live:${memberId}`,
      () =>
        new Promise<void>((resolve) => {
          frozen.signal.addEventListener('abort', () => resolve())
        }),
    )
    .catch((error: Error) => error.name)
  const tab = openTab()
  await expect.poll(() => sources.length, { timeout: 5_000 }).toBe(1)
  sources[0]?.start(memberId, 'e.1')
  expect(tab.kinds()).toEqual(['reread'])
  expect(await stolen).toBe('AbortError')
  frozen.abort()
})

test('[T74] without locks, which need https, each tab opens its own stream', async () => {
  vi.stubGlobal('navigator', {})
  const tabs = [openTab(), openTab()]
  expect(opened()).toHaveLength(2)
  for (const [index, tab] of tabs.entries()) {
    sources[index]?.start(memberId, 'e.1')
    expect(tab.heard).toEqual([{ kind: 'reread', position: 'e.1' }])
  }
})

test('[T73] the end of the session ends the stream for every tab', async () => {
  const tabs = [openTab(), openTab()]
  await untilOpened(1)
  sources[0]?.start(memberId, 'e.1')
  sources[0]?.frame('session-ended', '1')
  for (const tab of tabs) await expect.poll(tab.kinds).toEqual(['reread', 'ended'])
  expect(opened()).toHaveLength(0)
})

test('[T73] a stream of another member tells nothing', async () => {
  const tab = openTab()
  await untilOpened(1)
  sources[0]?.start('another-member', 'x.1')
  sources[0]?.frame('message', payment('theirs'), 'x.2')
  expect(tab.kinds()).toEqual(['ended'])
  expect(opened()).toHaveLength(0)
})

test('an unknown kind moves the position and changes nothing', async () => {
  const tab = openTab()
  await untilOpened(1)
  sources[0]?.start(memberId, 'e.1')
  sources[0]?.frame('message', '{"kind":"from-tomorrow","id":"1"}', 'e.2')
  expect(tab.heard.at(-1)).toEqual({ kind: 'events', position: 'e.2', events: [] })
})

test('a network that lets no stream through is asked instead', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.mocked(getLiveChanges)
    .mockResolvedValueOnce({ position: 'e.1', isComplete: true, events: [] })
    .mockResolvedValueOnce({
      position: 'e.2',
      isComplete: true,
      events: [{ kind: 'payment', id: 'order' }],
    })
    .mockResolvedValueOnce({ position: 'e.400', isComplete: false, events: [] })
  const tab = openTab()
  // Twice it fails, and once a proxy gathers what it should pass on.
  sources[0]?.fail()
  await vi.advanceTimersByTimeAsync(2_000)
  sources[1]?.fail()
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(opened()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tab.heard).toEqual([
    { kind: 'reread', position: 'e.1' },
    changed('e.2', 'order'),
    { kind: 'reread', position: 'e.400' },
  ])
  expect(vi.mocked(getLiveChanges).mock.calls.map(([call]) => call)).toEqual([
    ...[{ data: {} }, { data: { after: 'e.1' } }, { data: { after: 'e.2' } }],
  ])
})

test('a stream that falls silent is opened again after its position', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  openTab()
  sources[0]?.start(memberId, 'e.7')
  sources[0]?.frame('beat', '1')
  await vi.advanceTimersByTimeAsync(44_000)
  expect(sources).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sources.map(({ url }) => url)).toEqual(['/live.events', '/live.events?after=e.7'])
})
