import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'

type NextStepsProps = {
  /** What comes before the payment. */
  before: 'account' | 'code' | null
  check: Pick<OrderCheck, 'productService' | 'program'>
}

/** The steps after the order check, in order. */
export function NextSteps({ before, check: { productService, program } }: NextStepsProps) {
  const isConsultation = isConsultationSlug(productService.programSlug)
  const steps: { icon: IconName; text: string }[] = [
    ...(before === 'account' ? [{ icon: 'user' as const, text: m.cart_next_account() }] : []),
    ...(before === 'code' ? [{ icon: 'mail' as const, text: m.cart_next_code() }] : []),
    { icon: 'receipt', text: isConsultation ? m.cart_single_next_pay() : m.cart_next_pay() },
    {
      icon: 'check-circle',
      text: isConsultation ? m.cart_single_next_booked() : openedText(program),
    },
  ]
  return (
    <ol className="flex flex-col gap-5">
      {steps.map(({ icon, text }) => (
        <li key={icon} className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft text-action-soft-ink">
            <Icon name={icon} className="size-6" />
          </span>
          <span className="min-w-0 self-center">{text}</span>
        </li>
      ))}
    </ol>
  )
}

function openedText(program: OrderCheck['program']): string {
  if (program?.isWaiting) return m.cart_next_waiting()
  return program?.isExtension
    ? m.cart_next_extension({ date: formatDate(program.endsOn) })
    : m.cart_next_tracker()
}
