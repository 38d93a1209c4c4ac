import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMember } from '#app/session/use-member.ts'
import type { LiveEffects } from './start-live.ts'

/** Keeps the page of a member up to date. Its code loads after the page. */
export function LiveChannel({ loadEffects }: { loadEffects: () => Promise<LiveEffects> }) {
  const memberId = useMember()?.id
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (memberId === undefined) return
    const { session } = router.options.context
    let stop: (() => void) | undefined
    let isLeft = false
    const onEnded = async () => {
      // The call clears the cookies of a session that another device ended.
      const { getLiveChanges } = await import('./live.functions.ts')
      await getLiveChanges({ data: {} }).catch(() => {})
      const member = await session.refresh()
      // The guards then lead to the sign-in.
      if (member === null) await router.invalidate()
      return member?.id === memberId
    }
    const start = async () => {
      const [{ startLive }, effects] = await Promise.all([import('./start-live.ts'), loadEffects()])
      if (!isLeft) stop = startLive({ memberId, queryClient, effects, onEnded })
    }
    // Without it, pages show what they have read.
    start().catch(() => {})
    return () => {
      isLeft = true
      stop?.()
    }
  }, [memberId, router, queryClient, loadEffects])
  return null
}
