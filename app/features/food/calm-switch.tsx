import { m } from '#app/i18n/paraglide/messages.js'
import { CalmButton } from './calm-button.tsx'

type CalmSwitchProps = {
  isOn: boolean
  /** The profile requires it, so the member cannot turn it off. */
  isHeld: boolean
}

/** Says what calm mode hides, and that warnings of emergencies stay. */
export function CalmSwitch({ isOn, isHeld }: CalmSwitchProps) {
  return (
    <section aria-labelledby="calm" className="flex flex-col items-start gap-3">
      <h2 id="calm" className="text-2xl">
        {m.food_calm_switch_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.food_calm_switch_text()}</p>
      <p role="status" className="font-semibold empty:sr-only">
        {isOn && m.food_calm_switch_on()}
      </p>
      {isHeld ? (
        <p className="max-w-prose text-ink-muted">{m.food_calm_switch_held()}</p>
      ) : (
        <CalmButton isOn={isOn} />
      )}
    </section>
  )
}
