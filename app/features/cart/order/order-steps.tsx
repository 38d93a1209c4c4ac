import { m } from '#app/i18n/paraglide/messages.js'
import { StepProgress } from '#app/ui/step-progress.tsx'

const names = { check: m.cart_step_check, code: m.cart_step_code, pay: m.cart_step_pay }
type Step = keyof typeof names

type OrderStepsProps = { current: Step; needsCode: boolean }

/** Progress of an order until its payment. */
export function OrderSteps({ current, needsCode }: OrderStepsProps) {
  const steps: Step[] =
    needsCode || current === 'code' ? ['check', 'code', 'pay'] : ['check', 'pay']
  return (
    <StepProgress
      label={m.cart_steps_label()}
      steps={steps.map((step) => names[step]())}
      current={steps.indexOf(current)}
    />
  )
}
