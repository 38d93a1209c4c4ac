import { knownPercent } from '#app/i18n/known-percent.ts'
import { m } from '#app/i18n/paraglide/messages.js'

/** Says for which share of the day a sum is known. Renders nothing if all of it is. */
export function KnownFor({ share }: { share: number | undefined }) {
  const percent = knownPercent(share)
  if (percent === null) return null
  return <span className="basis-full text-ink-muted">{m.food_known_for({ percent })}</span>
}
