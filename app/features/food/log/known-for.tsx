import { percentText } from '#app/features/food/food-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'

/** Says for which share of the day a sum is known. Renders nothing if all of it is. */
export function KnownFor({ share = 1 }: { share: number | undefined }) {
  const percent = percentText(share)
  if (percent === percentText(1)) return null
  return <span className="basis-full text-ink-muted">{m.food_known_for({ percent })}</span>
}
