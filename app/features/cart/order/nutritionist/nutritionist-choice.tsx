import { NutritionistFact } from '#app/features/cart/nutritionist-fact.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { NutritionistProposal, NutritionistReason } from './propose-nutritionist.server.ts'

const textOfReason = {
  keeps: m.cart_nutritionist_keeps,
  replaces: m.cart_nutritionist_replaces,
  soonest: m.cart_nutritionist_soonest,
  leads: m.cart_nutritionist_leads,
} satisfies Record<NutritionistReason, () => string>

type NutritionistChoiceProps = {
  proposal: NutritionistProposal
  /** Undefined once the order is placed. */
  onChange: ((slug: string) => void) | undefined
}

/** The nutritionist who accompanies the program, the reason, and the others to choose from. */
export function NutritionistChoice({ proposal, onChange }: NutritionistChoiceProps) {
  const { nutritionist, choices, unavailable } = proposal
  if (!nutritionist) return null
  return (
    <div className="flex flex-col gap-4">
      <NutritionistFact nutritionist={nutritionist} note={textOfReason[nutritionist.reason]()} />
      {unavailable && (
        <p className="text-pretty text-sm">
          {m.cart_nutritionist_unavailable({ name: unavailable })}
        </p>
      )}
      {onChange && choices.length > 1 && (
        <NativeSelect
          label={m.cart_nutritionist_change()}
          value={nutritionist.slug}
          onChange={(event) => onChange(event.target.value)}
          options={choices.map(({ slug, name, degrees }) => ({
            value: slug,
            label: `${name}, ${degrees}`,
          }))}
        />
      )}
      {nutritionist.reason !== 'keeps' && (
        <p className="text-pretty text-ink-muted text-sm">{m.cart_nutritionist_sees()}</p>
      )}
    </div>
  )
}
