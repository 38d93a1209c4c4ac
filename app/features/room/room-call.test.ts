import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import type { RoomTicket, SignalList } from '#server/contract/call.schema.ts'
import type { OwnDevices } from './devices/own-devices.ts'
import type { CallEngine, EngineEvents } from './engine/call-engine.ts'
import { createRoomCall, type RoomCalls } from './room-call.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refusal = (serverMessage: string) =>
  new AppError({ code: 'BACKEND', status: 409, serverMessage })
const settle = () => vi.advanceTimersByTimeAsync(0)
const presence = (tab: string) => ({ tab, joinedAt: '2026-12-01T03:00:00Z' })

/** A call whose backend, engine and devices the test plays. */
function openRoom() {
  let tab = ''
  let events: EngineEvents | undefined
  let tell: (list: SignalList) => void = () => {}
  const after: (() => number)[] = []
  const engine = {
    ...{ connect: vi.fn(), meet: vi.fn(), hear: vi.fn(), restart: vi.fn(), leave: vi.fn() },
    ...{ setMicrophone: vi.fn(), setCamera: vi.fn() },
    replaceDevice: vi.fn(async () => {}),
  } satisfies CallEngine
  const calls = {
    join: vi.fn(async (input: { tab: string }) => {
      tab = input.tab
      const connection = { engine: 'direct', isPolite: true, iceServers: [] }
      return {
        callId: 'c',
        tab,
        room: { theirs: null },
        connection,
        afterSeq: 4,
      } as never as RoomTicket
    }),
    beat: vi.fn(async (_: string): Promise<unknown> => undefined),
    leave: vi.fn(),
    signal: vi.fn(async () => {}),
    follow: (_, options) => {
      tell = options.tell
      after.push(options.after)
      return () => {
        tell = () => {}
      }
    },
  } satisfies RoomCalls
  const device = { track: null, isOn: true, problem: null, deviceId: undefined }
  const devices = {
    get: () => ({ microphone: device, camera: device, isOpening: false }),
    subscribe: () => () => {},
    stop: vi.fn(),
    openWanted: vi.fn(async () => {}),
  } as unknown as OwnDevices
  const openEngine = vi.fn(async (_: unknown, parts: EngineEvents) => {
    events = parts
    return engine as CallEngine
  })
  const call = createRoomCall({ calls, devices, openEngine })
  return {
    ...{ call, calls, engine, devices, openEngine },
    at: () => call.get().step.at,
    tell: (list: Partial<SignalList>) =>
      tell({ signals: [], mine: presence(tab), theirs: null, ...list }),
    lastRead: () => after.at(-1)?.(),
    events: () => events,
  }
}

test('[T100] nothing connects before the ticket is there, nor after a person left meanwhile', async () => {
  const room = openRoom()
  const joining = room.call.join()
  expect(room.openEngine).not.toHaveBeenCalled()
  room.call.leave()
  await joining
  await settle()
  expect(room.openEngine).not.toHaveBeenCalled()
  expect(room.calls.leave).toHaveBeenCalledOnce()
  expect(room.at()).toBe('left')
})

test('each signal is heard once, and only of the tab that is there now', async () => {
  const room = openRoom()
  await room.call.join()
  await settle()
  const signal = (seq: number, from: string) => ({
    ...{ seq, from },
    body: { kind: 'media', camera: true, microphone: seq > 0 } as const,
  })
  const signals = [signal(4, 'their-tab'), signal(5, 'their-tab'), signal(6, 'old-tab')]
  room.tell({ theirs: presence('their-tab'), signals })
  room.tell({ theirs: presence('their-tab'), signals })
  expect(room.engine.hear).toHaveBeenCalledOnce()
  expect(room.engine.meet).toHaveBeenLastCalledWith('their-tab')
  expect(room.lastRead()).toBe(6)
})

test('[T99] a tab that another replaced stops everything and does not come back by itself', async () => {
  const room = openRoom()
  await room.call.join()
  await settle()
  room.calls.beat.mockRejectedValue(refusal('ROOM_IN_OTHER_TAB'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(room.at()).toBe('replaced')
  expect(room.engine.leave).toHaveBeenCalledOnce()
  expect(room.devices.stop).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(room.calls.join).toHaveBeenCalledOnce()
  expect(room.calls.beat).toHaveBeenCalledOnce()
  await room.call.join({ takeOver: true })
  const tabs = room.calls.join.mock.calls.map(([{ tab }]) => tab)
  expect(new Set(tabs).size).toBe(2)
  expect(room.devices.openWanted).toHaveBeenCalledOnce()
})

test('a signal list that shows another tab of this side replaces this one at once', async () => {
  const room = openRoom()
  await room.call.join()
  await settle()
  room.tell({ mine: presence('my-other-tab') })
  expect(room.at()).toBe('replaced')
})

test('a room that closes ends the call with the devices off', async () => {
  const room = openRoom()
  await room.call.join()
  await settle()
  room.calls.beat.mockRejectedValue(refusal('ROOM_CLOSED'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(room.at()).toBe('closed')
  expect(room.engine.leave).toHaveBeenCalledOnce()
  expect(room.devices.stop).toHaveBeenCalled()
})

test('beats that do not arrive change nothing', async () => {
  const room = openRoom()
  await room.call.join()
  await settle()
  room.calls.beat.mockRejectedValue(new AppError({ code: 'CONNECTION' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(room.at()).toBe('call')
  expect(room.calls.beat).toHaveBeenCalledTimes(6)
})

test('[T101] a media server that ends this side makes the page ask the backend why', async () => {
  const room = openRoom()
  await room.call.join()
  await settle()
  room.calls.beat.mockRejectedValue(refusal('ROOM_IN_OTHER_TAB'))
  room.events()?.onEnded()
  await settle()
  expect(room.at()).toBe('replaced')
})
