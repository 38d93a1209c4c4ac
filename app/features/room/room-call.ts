import { AppError } from '#app/errors/app-error.ts'
import { newClientId } from '#app/lib/client-id.ts'
import {
  heartbeatSeconds,
  type RoomTicket,
  type SignalBody,
  type SignalList,
} from '#server/contract/call.schema.ts'
import type { OwnDevices } from './devices/own-devices.ts'
import type {
  CallEngine,
  CallLink,
  CallQuality,
  EngineEvents,
  MediaKind,
  ShownMedia,
} from './engine/call-engine.ts'
import { nextStep, type RoomEvent, type RoomStep } from './room-steps.ts'
import { createSignalLine } from './signal-line.ts'

/** What the page shows of a call. */
export type CallView = {
  step: RoomStep
  link: CallLink
  stream: MediaStream | null
  theirs: ShownMedia
  /** Undefined until it is measured. */
  quality: CallQuality | undefined
  isPicturePaused: boolean
}

/** The calls of the backend about one room. */
export type RoomCalls = {
  join: (input: { tab: string; takeOver: boolean }) => Promise<RoomTicket>
  beat: (tab: string) => Promise<unknown>
  /** Leaves without waiting for an answer, also while the page closes. */
  leave: (tab: string) => void
  signal: (input: { tab: string; to: string; body: SignalBody }) => Promise<unknown>
  /** Reads signals now and whenever there may be some. Returns the function that stops it. */
  follow: (
    tab: string,
    options: { after: () => number; tell: (list: SignalList) => void; fail: (e: unknown) => void },
  ) => () => void
}

type CallParts = {
  calls: RoomCalls
  devices: OwnDevices
  openEngine: (
    connection: RoomTicket['connection'],
    parts: EngineEvents & { send: (to: string, body: SignalBody) => void },
  ) => Promise<CallEngine>
}

export type RoomCall = ReturnType<typeof createRoomCall>

const idle = {
  link: 'alone',
  stream: null,
  theirs: { camera: true, microphone: true },
  quality: undefined,
  isPicturePaused: false,
} satisfies Omit<CallView, 'step'>

/** One tab's way into the room, through the call and out again. */
export function createRoomCall({ calls, devices, openEngine }: CallParts) {
  let view: CallView = { step: { at: 'check' }, ...idle }
  let stopCall = () => {}
  let engine: CallEngine | undefined
  const listeners = new Set<() => void>()

  function set(change: Partial<CallView>): void {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  function go(event: RoomEvent): void {
    const step = nextStep(view.step, event)
    if (step === view.step) return
    set({ step })
    if (step.at === 'call') start(step.ticket)
    else stopCall()
    if (step.at === 'left' || step.at === 'replaced' || step.at === 'closed') devices.stop()
  }

  /** Takes a refusal of the room. Any other failure passes. */
  function obey(error: unknown): void {
    if (!(error instanceof AppError)) return
    if (error.says('ROOM_IN_OTHER_TAB')) go({ kind: 'in-other-tab' })
    else if (error.says('ROOM_CLOSED') || error.says('ERR_NO_APPOINTMENT')) go({ kind: 'closed' })
  }

  async function join({ takeOver = false } = {}): Promise<void> {
    const isBack = ['left', 'replaced'].includes(view.step.at)
    go({ kind: 'join' })
    if (view.step.at !== 'joining') return
    if (isBack) await devices.openWanted()
    // The other side connects to a tab. A new id makes it connect afresh.
    const tab = newClientId()
    try {
      const ticket = await calls.join({ tab, takeOver })
      go({ kind: 'ticket', ticket })
      // The person left meanwhile.
      if (call.get().step.at === 'left') calls.leave(tab)
    } catch (error) {
      obey(error)
      go({ kind: 'failed', error })
    }
  }

  function start({ tab, connection, room, afterSeq }: RoomTicket): void {
    set(idle)
    let lastSeq = afterSeq
    let isOver = false
    // Only the answer to a beat tells whether this tab may stay.
    const beat = () => void calls.beat(tab).catch(obey)
    const line = createSignalLine(({ to, body }) => calls.signal({ tab, to, body }), beat)
    const beats = setInterval(beat, heartbeatSeconds * 1_000)
    let stopFollowing = () => {}
    const onVisible = () => document.visibilityState === 'visible' && beat()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', line.retryNow)

    stopCall = () => {
      isOver = true
      stopCall = () => {}
      clearInterval(beats)
      stopFollowing()
      line.close()
      engine?.leave()
      engine = undefined
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', line.retryNow)
      set(idle)
    }

    function take({ mine, theirs, signals }: SignalList): void {
      if (isOver) return
      if (mine && mine.tab !== tab) {
        go({ kind: 'in-other-tab' })
        return
      }
      engine?.meet(theirs?.tab ?? null)
      for (const { seq, from, body } of signals) {
        if (seq <= lastSeq) continue
        lastSeq = seq
        if (from === theirs?.tab) engine?.hear(body)
      }
    }

    async function connect(): Promise<void> {
      const opened = await openEngine(connection, {
        send: line.send,
        onLink: (link) => set({ link }),
        onStream: (stream) => set({ stream, theirs: idle.theirs }),
        onTheirMedia: (theirs) => set({ theirs }),
        onQuality: (quality, isPicturePaused) => set({ quality, isPicturePaused }),
        onEnded: beat,
      })
      if (isOver) return opened.leave()
      engine = opened
      const stopDevices = followDevices(devices, opened)
      const stopBefore = stopCall
      stopCall = () => {
        stopDevices()
        stopBefore()
      }
      opened.connect()
      opened.meet(room.theirs?.tab ?? null)
      stopFollowing = calls.follow(tab, { after: () => lastSeq, tell: take, fail: obey })
    }
    connect().catch((error) => {
      if (isOver) return
      calls.leave(tab)
      go({ kind: 'failed', error })
    })
  }

  const call = {
    get: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    join,
    restart: () => engine?.restart(),
    /** Leaves by a press, or because the page closes. */
    leave(): void {
      const tab = view.step.at === 'call' ? view.step.ticket.tab : undefined
      go({ kind: 'leave' })
      devices.stop()
      if (tab) calls.leave(tab)
    },
  }
  return call
}

/** Sends what the devices give, and says what is on. Returns the function that stops it. */
function followDevices(devices: OwnDevices, engine: CallEngine): () => void {
  const sent: Partial<Record<MediaKind, MediaStreamTrack | null>> = {}
  let shown: ShownMedia | undefined
  const tell = () => {
    const { microphone, camera } = devices.get()
    for (const [kind, { track }] of [
      ['audio', microphone],
      ['video', camera],
    ] as const) {
      if (sent[kind] === track) continue
      sent[kind] = track
      engine.replaceDevice(kind, track).catch(() => {})
    }
    const isOn = ({ track, isOn, problem }: typeof camera) => track !== null && isOn && !problem
    const before = shown
    shown = { microphone: isOn(microphone), camera: isOn(camera) }
    if (shown.microphone !== before?.microphone) engine.setMicrophone(shown.microphone)
    if (shown.camera !== before?.camera) engine.setCamera(shown.camera)
  }
  tell()
  return devices.subscribe(tell)
}
