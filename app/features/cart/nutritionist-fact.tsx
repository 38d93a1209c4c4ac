import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Portrait } from '#app/ui/portrait.tsx'
import type { OrderNutritionist } from './order-nutritionist.server.ts'

type NutritionistFactProps = {
  nutritionist: OrderNutritionist
  /** Why it is this person. */
  note?: string
}

export function NutritionistFact({ nutritionist, note }: NutritionistFactProps) {
  const { slug, name, degrees } = nutritionist
  return (
    <div className="flex items-center gap-4">
      <Portrait slug={slug} size="line" />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="text-ink-muted text-sm">{m.cart_fact_nutritionist()}</p>
        <p className="font-semibold">
          <Link
            to="/ahli-gizi/$slug"
            params={{ slug }}
            className="text-link underline underline-offset-3"
          >
            {name}
          </Link>
          , {degrees}
        </p>
        {note && <p className="text-pretty text-ink-muted text-sm">{note}</p>}
      </div>
    </div>
  )
}
