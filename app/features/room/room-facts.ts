import { m } from '#app/i18n/paraglide/messages.js'
import { emergencyNumber } from '#app/nutrition/emergencies.ts'
import type { Room } from '#server/contract/call.schema.ts'

/** What a person should know before the other side sees them. */
export function roomFacts({ engine, revealsAddress, otherName }: Room): string[] {
  if (engine === 'link')
    return [
      m.room_fact_link({ name: otherName }),
      m.room_fact_emergency({ number: emergencyNumber }),
    ]
  return [
    m.room_fact_not_recorded(),
    m.room_fact_screen({ name: otherName }),
    ...(revealsAddress ? [m.room_fact_address({ name: otherName })] : []),
    m.room_fact_emergency({ number: emergencyNumber }),
  ]
}
