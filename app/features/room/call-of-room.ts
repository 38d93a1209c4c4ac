import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { RoomTicket } from '#server/contract/call.schema.ts'
import type { OwnDevices } from './devices/own-devices.ts'
import type { CallEngine } from './engine/call-engine.ts'
import { createRoomCall, type RoomCalls } from './room-call.ts'
import { getSignals, sendBeat, sendJoin, sendSignal } from './rooms.functions.ts'
import { roomsKey } from './rooms.queries.ts'

/** A net for live events that do not come. */
const askMs = 4_000

/** The call of a page about one session. */
export function callOfRoom(id: string, devices: OwnDevices, queryClient: QueryClient) {
  const calls: RoomCalls = {
    join: (data) => sendJoin({ data: { id, ...data } }),
    beat: (tab) => sendBeat({ data: { id, tab } }),
    // JSON, because the browser then says where the request comes from, which this page's referrer
    // policy hides otherwise.
    leave: (tab) =>
      void navigator.sendBeacon(
        window.location.pathname,
        new Blob([JSON.stringify({ tab })], { type: 'application/json' }),
      ),
    signal: (data) => sendSignal({ data: { id, ...data } }),
    follow(tab, { after, tell, fail }) {
      const observer = new QueryObserver(queryClient, {
        queryKey: [...roomsKey, id, 'signals', tab],
        queryFn: () => getSignals({ data: { id, tab, after: after() } }),
        refetchInterval: askMs,
        refetchIntervalInBackground: true,
        retry: false,
        gcTime: 0,
      })
      return observer.subscribe(({ data, error }) => (error ? fail(error) : data && tell(data)))
    },
  }
  return createRoomCall({ calls, devices, openEngine })
}

/** Only the engine of this room is loaded. */
async function openEngine(
  connection: RoomTicket['connection'],
  parts: Parameters<Parameters<typeof createRoomCall>[0]['openEngine']>[1],
): Promise<CallEngine> {
  switch (connection.engine) {
    case 'direct': {
      const { createDirectEngine } = await import('./engine/direct-engine.ts')
      return createDirectEngine({ connection, ...parts })
    }
    case 'livekit': {
      const { createLivekitEngine } = await import('./engine/livekit-engine.ts')
      return createLivekitEngine({ connection, ...parts })
    }
    case 'link': {
      const { createLinkEngine } = await import('./engine/link-engine.ts')
      return createLinkEngine(parts)
    }
  }
}
