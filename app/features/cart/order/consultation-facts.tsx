import { FactList } from '#app/features/cart/fact-list.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { OrderCheck, OrderedSession } from '#server/contract/purchase.schema.ts'

type ConsultationFactsProps = {
  /** Undefined if the address names no time. */
  session: OrderedSession | undefined
  check: OrderCheck
  /** The nutritionist's name; undefined during an outage of the content. */
  name: string | undefined
}

/** When a single consultation is, and what becomes of it if the client cannot come. */
export function ConsultationFacts({ session, check: { program }, name }: ConsultationFactsProps) {
  return (
    <>
      {session && (
        <FactList
          facts={[
            { name: m.cart_fact_time(), value: formatDateTimeIn(session.startsAt, session.zone) },
          ]}
        />
      )}
      <p className="text-pretty text-ink-muted text-sm">
        {m.cart_single_rules()}
        {program && name && <> {m.cart_single_until({ date: formatDate(program.endsOn), name })}</>}
      </p>
    </>
  )
}
