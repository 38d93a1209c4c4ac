import { useServerFn } from '@tanstack/react-start'
import { useState } from 'react'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import type { PromoWish } from '#server/contract/admin-promo.schema.ts'
import { getEffect, sendPromo } from './admin-promos.functions.ts'

type Foreseen = { wish: PromoWish; reason: string }

/** First shows who would pay what, then makes exactly that. Typing takes the effect back. */
export function usePromoMaking() {
  const look = useAdminMutation(useServerFn(getEffect))
  const make = useAdminMutation(useServerFn(sendPromo))
  const [foreseen, setForeseen] = useState<Foreseen>()
  return {
    look,
    make,
    foresee(wish: PromoWish, reason: string) {
      make.reset()
      look.mutate(wish, { onSuccess: () => setForeseen({ wish, reason }) })
    },
    takeBack() {
      setForeseen(undefined)
      look.reset()
    },
    makeForeseen: () =>
      foreseen && make.mutate(foreseen, { onSuccess: () => setForeseen(undefined) }),
    effect: foreseen && look.data,
  }
}
