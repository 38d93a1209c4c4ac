import { Link } from '@tanstack/react-router'
import { formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Nutritionist } from '#server/contract/nutritionist.schema.ts'

/** Price and next time of a consultation, with the link to book it. */
export function ConsultCard({ nutritionist: it }: { nutritionist: Nutritionist }) {
  return (
    <Card className="flex flex-col gap-5 lg:sticky lg:top-6">
      <h2 className="text-xl">{m.nutritionists_consult_title({ name: it.name })}</h2>
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="text-ink-muted text-sm">{m.nutritionists_price_label()}</dt>
          <dd className="font-semibold text-xl tabular-nums">{formatRupiah(it.priceRupiah)}</dd>
        </div>
        <div>
          <dt className="text-ink-muted text-sm">{m.nutritionists_next_free()}</dt>
          <dd className="font-semibold">
            {it.nextFreeAt ? formatDateTime(it.nextFreeAt) : m.nutritionists_next_free_none()}
          </dd>
        </div>
      </dl>
      <p>{m.nutritionists_consult_arranged()}</p>
      <Link
        to="/konsultasi"
        search={{ nutritionist: it.slug }}
        className={buttonStyles({ size: 'lg', isWide: true })}
      >
        {m.nutritionists_consult_action()}
      </Link>
      <p className="text-ink-muted text-sm">{m.nutritionists_consult_scope()}</p>
    </Card>
  )
}
