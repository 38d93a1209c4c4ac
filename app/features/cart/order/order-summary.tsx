import type { ReactNode } from 'react'
import { FactList } from '#app/features/cart/fact-list.tsx'
import { NutritionistFact } from '#app/features/cart/nutritionist-fact.tsx'
import { orderLineFacts } from '#app/features/cart/order-line-facts.tsx'
import { ProgramCardHead } from '#app/features/cart/program-card-head.tsx'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { Referral } from '#server/contract/kol.schema.ts'
import type { OrderCheck, ProductService } from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { ConsultationFacts } from './consultation-facts.tsx'
import { NutritionistChoice } from './nutritionist/nutritionist-choice.tsx'
import type { CheckedOrder } from './order.server.ts'
import type { OrderChange, OrderChoice } from './order-search.ts'
import { PromoForm } from './promo-form.tsx'

type OrderSummaryProps = {
  order: CheckedOrder & { kind: 'found' }
  choice: OrderChoice
  /** Undefined once the order is placed. */
  onChange: ((change: OrderChange) => void) | undefined
  /** The referral code field of another feature. */
  referralField: ReactNode
}

/** The ordered program, its price, and the controls that change them. */
export function OrderSummary({ order, choice, onChange, referralField }: OrderSummaryProps) {
  const { check, durations, proposal, nutritionist, programTitle, illustration } = order
  const { id, programSlug } = check.productService
  const isConsultation = isConsultationSlug(programSlug)
  return (
    <section aria-label={m.cart_facts_title()}>
      <Card padding="none" className="overflow-hidden">
        <ProgramCardHead illustration={illustration}>
          <h2 className="text-xl">{programTitle || m.cart_program_untitled()}</h2>
        </ProgramCardHead>
        <div className="flex flex-col gap-5 p-5 sm:p-6">
          {onChange && durations.length > 1 && (
            <DurationSelect
              durations={durations}
              chosenId={id}
              onChange={(productServiceId) => onChange({ productServiceId })}
            />
          )}
          {isConsultation ? (
            <ConsultationFacts session={choice.session} check={check} name={nutritionist?.name} />
          ) : (
            <ProgramFacts check={check} hasDuration={!(onChange && durations.length > 1)} />
          )}
          {nutritionist && (
            <>
              <NutritionistFact nutritionist={nutritionist} />
              <p className="text-pretty text-ink-muted text-sm">{m.cart_nutritionist_sees()}</p>
            </>
          )}
          <NutritionistChoice
            proposal={proposal}
            onChange={onChange && ((nutritionist) => onChange({ nutritionist }))}
          />
          {/* A backend without order lines has no promo codes. */}
          {onChange && check.lines.length > 0 && (
            <PromoForm
              promoCode={choice.promoCode}
              check={check}
              onChange={(promoCode) => onChange({ promoCode })}
            />
          )}
          {check.referral ? (
            <p className="text-ink-muted text-sm">{referralText(check.referral)}</p>
          ) : (
            onChange && check.lines.length > 0 && referralField
          )}
          {check.lines.length > 0 && (
            <div className="border-line border-t pt-5">
              <FactList facts={orderLineFacts(check.lines, check.productService)} />
            </div>
          )}
        </div>
        <div
          aria-live="polite"
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t bg-surface-sunken p-5 sm:px-6"
        >
          <p className="font-semibold">{m.cart_fact_total()}</p>
          <p className="ml-auto font-bold text-2xl tabular-nums">
            {formatRupiah(check.totalRupiah)}
          </p>
          <p className="w-full text-right text-ink-muted text-sm">{m.cart_total_hint()}</p>
        </div>
      </Card>
    </section>
  )
}

type ProgramFactsProps = {
  check: OrderCheck
  /** Whether the duration stands among the facts, because it cannot be chosen. */
  hasDuration: boolean
}

function ProgramFacts({ check, hasDuration }: ProgramFactsProps) {
  const { durationWeeks, sessionCount } = check.productService
  const duration = { name: m.cart_fact_duration(), value: m.cart_weeks({ count: durationWeeks }) }
  return (
    <>
      <FactList
        facts={[
          ...(hasDuration ? [duration] : []),
          {
            name: m.cart_fact_sessions(),
            value: sessionCount ? m.cart_sessions({ count: sessionCount }) : m.cart_sessions_none(),
          },
          { name: m.cart_fact_tracker(), value: m.cart_fact_included() },
          ...periodFacts(check),
        ]}
      />
      {check.program && (
        <p className="text-pretty text-ink-muted text-sm">{periodNote(check.program)}</p>
      )}
    </>
  )
}

/** When the program begins and ends, if it is paid today. */
function periodFacts({ program }: OrderCheck) {
  if (!program) return []
  const { startsOn, endsOn, isWaiting } = program
  if (isWaiting)
    return [
      { name: m.cart_fact_starts(), value: m.cart_starts_with_session() },
      { name: m.cart_fact_starts_latest(), value: formatDate(startsOn) },
    ]
  return [
    { name: m.cart_fact_starts(), value: formatDate(startsOn) },
    { name: m.cart_fact_ends(), value: formatDate(endsOn) },
  ]
}

function periodNote({ isExtension, isWaiting }: NonNullable<OrderCheck['program']>): string {
  if (isWaiting) return m.cart_period_waiting()
  return isExtension ? m.cart_period_extension() : m.cart_period_today()
}

/** Discloses who earns by the order, before the payment. */
function referralText(referral: Referral): string {
  if (referral.kind === 'own') return m.kol_order_own()
  return m.kol_order_credited({ name: referral.name, percent: referral.commissionPercent })
}

type DurationSelectProps = {
  durations: ProductService[]
  chosenId: string
  onChange: (productServiceId: string) => void
}

function DurationSelect({ durations, chosenId, onChange }: DurationSelectProps) {
  return (
    <NativeSelect
      label={m.cart_fact_duration()}
      value={chosenId}
      onChange={(event) => onChange(event.target.value)}
      options={durations.map(({ id, durationWeeks, priceRupiah }) => ({
        value: id,
        label: `${m.cart_weeks({ count: durationWeeks })} · ${formatRupiah(priceRupiah)}`,
      }))}
    />
  )
}
