import { m } from '#app/i18n/paraglide/messages.js'
import { StepProgress } from '#app/ui/step-progress.tsx'

const steps = ['check', 'code', 'pay'] as const

/** Progress of an order until its payment. */
export function OrderSteps({ current }: { current: (typeof steps)[number] }) {
  return (
    <StepProgress
      label={m.cart_steps_label()}
      steps={[m.cart_step_check(), m.cart_step_code(), m.cart_step_pay()]}
      current={steps.indexOf(current)}
    />
  )
}
