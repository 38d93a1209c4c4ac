import { LiveChannel } from '#app/live/live-channel.tsx'
import { LeftMessages } from '#app/sync/messages/left-messages.tsx'

/** What a member's page does beside showing itself. The code of both loads after it. */
export function Live() {
  return (
    <>
      <LiveChannel loadEffects={loadEffects} />
      <LeftMessages />
    </>
  )
}

async function loadEffects() {
  return (await import('./-live-effects.ts')).liveEffects
}
