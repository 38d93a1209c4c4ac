import { minuteMs } from '#app/lib/time.ts'
import type { CallSettings } from '#server/backends/main/consultation/room/call-settings.ts'
import { insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import type { MainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

export const noServers: CallSettings = {
  stunUrls: [],
  turn: undefined,
  isRelayOnly: false,
  livekit: undefined,
}

type Wish = Parameters<typeof openPractice>[1] & { inMinutes?: number }

/**
 * Books a session of 45 minutes that starts in five, so that its room is open. Returns it with the
 * calls of its two members.
 */
export async function openRoom(main: MainFixture, { inMinutes = 5, ...rules }: Wish = {}) {
  // Sessions begin on a whole minute.
  main.clock.advance((minuteMs - (main.clock.now().getTime() % minuteMs)) % minuteMs)
  const { practice, nutritionist } = await openPractice(main, rules)
  const client = await memberWithTracker(main)
  const { trackerId } = client
  const relationId = await insertRelation(main, { trackerId, practice })
  const id = await insertBooked(main, { trackerId, relationId, practice, inMinutes })
  const path = `/v1/appointments/${id}/room`
  const seatOf = ({ token }: { token: string }) => ({
    token,
    read: () => main.get(path, { token }),
    join: (tab: string, takeOver = false) =>
      main.post(`${path}/join`, { token, body: { tab, takeOver } }),
    beat: (tab: string) => main.post(`${path}/beat`, { token, body: { tab } }),
    leave: (tab: string) => main.post(`${path}/leave`, { token, body: { tab } }),
    signal: (tab: string, to: string, body: unknown) =>
      main.post(`${path}/signals`, { token, body: { tab, to, body } }),
    signals: (tab: string, after = 0) =>
      main.get(`${path}/signals?tab=${tab}&after=${after}`, { token }),
  })
  return {
    id,
    practice,
    trackerId,
    relationId,
    client: { ...client, ...seatOf(client) },
    nutritionist: { ...nutritionist, ...seatOf(nutritionist) },
  }
}

/** An offer as browsers write it, as far as the backend reads it. */
export const offer = {
  kind: 'offer',
  sdp: 'v=0\r\na=fingerprint:sha-256 AB:CD\r\na=candidate:1 1 udp 1 192.0.2.7 9 typ host\r\n',
} as const
