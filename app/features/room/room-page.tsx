import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallScreen } from './call/call-screen.tsx'
import { DeviceCheck } from './devices/device-check.tsx'
import { RoomNotice } from './room-notice.tsx'
import { roomQueries } from './rooms.queries.ts'
import { useRoomCall } from './use-room-call.ts'

/** How often a page that waits for its room asks whether its time has changed. */
const askMs = 30_000

/** The room of a session, from the check of devices to what comes after. */
export function RoomPage({ id }: { id: string }) {
  const onPage = useRoomCall(id)
  const { call, view, media } = onPage
  const { step } = view
  const { data: room, refetch } = useQuery({
    ...roomQueries.room(id),
    // A call hears by its signals what changes.
    enabled: step.at !== 'call',
    refetchInterval: askMs,
  })
  const [speakerId, setSpeakerId] = useState<string>()
  const speaker = { speakerId, onSpeaker: setSpeakerId }
  if (!room) return null

  switch (step.at) {
    case 'call':
      return <CallScreen {...onPage} {...speaker} ticket={step.ticket} />
    case 'elsewhere':
    case 'replaced':
    case 'left':
    case 'closed':
      return <RoomNotice key={step.at} at={step.at} room={room} call={call} />
    default: {
      const isOver = room.state === 'closed' && Date.parse(room.now) >= Date.parse(room.opensAt)
      if (isOver) return <RoomNotice key="closed" at="closed" room={room} call={call} />
      return (
        <DeviceCheck
          {...{ room, step, media, ...speaker }}
          devices={onPage.devices}
          onJoin={() => void call.join()}
          onOpening={() => void refetch()}
        />
      )
    }
  }
}
