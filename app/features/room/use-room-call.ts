import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { callOfRoom } from './call-of-room.ts'
import { createOwnDevices, type OwnDevices, type OwnMedia } from './devices/own-devices.ts'
import type { RoomCall } from './room-call.ts'

/** The call of this page. It ends with the page, however the person leaves it. */
export function useRoomCall(id: string) {
  const queryClient = useQueryClient()
  const [{ call, devices }] = useState(() => {
    const devices = createOwnDevices()
    return { devices, call: callOfRoom(id, devices, queryClient) }
  })
  const view = useSyncExternalStore(call.subscribe, call.get, call.get)
  const media = useOwnMedia(devices)
  useEffect(() => {
    // Also before the browser keeps the page for a way back.
    window.addEventListener('pagehide', call.leave)
    return () => {
      window.removeEventListener('pagehide', call.leave)
      call.leave()
    }
  }, [call])
  return { call, devices, view, media }
}

export type RoomCallOnPage = ReturnType<typeof useRoomCall> & { call: RoomCall }

function useOwnMedia(devices: OwnDevices): OwnMedia {
  return useSyncExternalStore(devices.subscribe, devices.get, devices.get)
}
