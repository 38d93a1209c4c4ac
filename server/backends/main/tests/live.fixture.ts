import { expect } from 'vitest'
import type { MainBackend } from '#server/backends/main/create-main-backend.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { type LiveEvent, liveFrames } from '#server/contract/live.schema.ts'
import { liveEventTable } from '#server/db/main/live-event.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Frame = { event: string; id: string; data: string }

/** Returns the frames of a text of server-sent events that is complete, and what follows it. */
function framesOf(text: string): { frames: Frame[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const frames = blocks.map((block) => {
    const fields = block.split('\n').map((line) => line.split(/: ?(.*)/s))
    const field = (name: string) => fields.find(([it]) => it === name)?.[1] ?? ''
    return { event: field('event'), id: field('id'), data: field('data') }
  })
  return { frames, rest }
}

export type LiveReader = Awaited<ReturnType<typeof openReader>>

type Opening = { token: string; after?: string | undefined; lastEventId?: string }

/** Opens a stream of a member and reads it until it ends or is cut. */
export async function openReader(
  { app }: Pick<MainBackend, 'app'>,
  { token, after, lastEventId }: Opening,
) {
  const response = await app.request(
    `/v1/live${after === undefined ? '' : `?after=${after}`}`,
    {
      headers: {
        authorization: `Bearer ${token}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    },
    { clientAddress: randomId() },
  )
  return readFrames(response)
}

/** Reads a response of server-sent events in the background. */
export function readFrames(response: Response) {
  const frames: Frame[] = []
  let isEnded = false
  let position: string | undefined
  const reader = response.body?.getReader()
  const read = async () => {
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return
      const found = framesOf(text + decoder.decode(value, { stream: true }))
      text = found.rest
      for (const frame of found.frames) if (frame.id) position = frame.id
      frames.push(...found.frames)
    }
  }
  const finished = read()
    .catch(() => {})
    .finally(() => {
      isEnded = true
    })
  const names = () => frames.map(({ event }) => event)
  return {
    status: response.status,
    headers: response.headers,
    frames,
    isEnded: () => isEnded,
    finished,
    /** The id of the last frame that has one. */
    getPosition: () => position,
    events: (): LiveEvent[] =>
      frames.filter(({ event }) => event === '').map(({ data }) => JSON.parse(data)),
    names,
    /** Resolves once the stream stands at a position. */
    untilReady: () => expect.poll(names).toContain(liveFrames.ready),
    async cut() {
      await reader?.cancel().catch(() => {})
      await finished
    },
  }
}

/** Writes events of one kind in one transaction. */
export async function appendEvents(db: Database, userId: string, ...refs: string[]) {
  await db
    .insert(liveEventTable)
    .values(refs.map((ref) => ({ userId, kind: 'payment' as const, ref })))
}
