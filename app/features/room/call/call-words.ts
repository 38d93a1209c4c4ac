import type { CallQuality } from '#app/features/room/engine/call-engine.ts'
import type { CallView } from '#app/features/room/room-call.ts'
import { m } from '#app/i18n/paraglide/messages.js'

export function qualityText(quality: CallQuality): string {
  return {
    good: m.room_quality_good,
    fair: m.room_quality_fair,
    poor: m.room_quality_poor,
  }[quality]()
}

type Facts = Pick<CallView, 'link' | 'theirs' | 'isPicturePaused'> & {
  name: string
  isLink: boolean
  /** Whether both have been here. */
  wasTogether: boolean
}

/** What a screen reader should hear of the call, and every visitor can read. */
export function callText(facts: Facts): string {
  const { link, theirs, isPicturePaused, name, isLink, wasTogether } = facts
  switch (link) {
    case 'alone':
      return wasTogether ? m.room_they_left({ name }) : m.room_waiting({ name })
    case 'connecting':
      return m.room_connecting({ name })
    case 'reconnecting':
      return m.room_reconnecting()
    case 'blocked':
      return m.room_blocked({ name })
    case 'connected':
      if (isLink) return m.room_both_here({ name })
      return (
        [
          theirs.camera ? undefined : m.room_their_camera_off({ name }),
          theirs.microphone ? undefined : m.room_their_microphone_off({ name }),
          isPicturePaused ? m.room_picture_paused() : undefined,
        ]
          .filter((text) => text !== undefined)
          .join(' ') || m.room_connected({ name })
      )
  }
}
