import { jwtVerify } from 'jose'
import type { LiveKit } from '#server/backends/main/consultation/room/call-settings.ts'

type Video = Record<string, unknown>
type MediaServerCall = { name: string; body: Record<string, string>; video: Video }

/**
 * Plays a LiveKit server: checks tokens and notes the calls of its RoomService. `fail` answers the next
 * calls with a status.
 */
export function createFakeLiveKit(now: () => Date) {
  const secret = 'a secret of a media server, 32+'
  const calls: MediaServerCall[] = []
  const failures: number[] = []
  const read = async (token: string) =>
    (
      await jwtVerify(token, new TextEncoder().encode(secret), {
        issuer: 'kunci',
        algorithms: ['HS256'],
        currentDate: now(),
      })
    ).payload
  const settings: LiveKit = {
    url: 'wss://calls.seimbang.test',
    apiKey: 'kunci',
    apiSecret: secret,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { origin, pathname } = new URL(request.url)
      const [, name = ''] = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(pathname) ?? []
      const status = failures.shift()
      if (status !== undefined) return Response.json({ code: 'internal' }, { status })
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
      const { video } = await read(token)
      if (origin !== 'https://calls.seimbang.test' || request.method !== 'POST')
        return Response.json({ code: 'bad_route' }, { status: 404 })
      calls.push({ name, body: await request.json(), video: video as Video })
      return Response.json({})
    },
  }
  return { settings, calls, read, fail: (...statuses: number[]) => failures.push(...statuses) }
}
