import { m } from '#app/i18n/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'

/** What happens after this page, in order. */
export function NextSteps() {
  const steps: { icon: IconName; text: string }[] = [
    { icon: 'mail', text: m.cart_next_code() },
    { icon: 'receipt', text: m.cart_next_pay() },
    { icon: 'check-circle', text: m.cart_next_tracker() },
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
