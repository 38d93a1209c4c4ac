import { m } from '#app/i18n/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Section } from './section.tsx'

/** What a nutritionist may do, and what stays with a doctor. */
export function Scope() {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        <Section title={m.consultation_may_title()}>
          <Marked
            icon="check"
            items={[
              m.consultation_may_plan(),
              m.consultation_may_read(),
              m.consultation_may_explain(),
              m.consultation_may_refer(),
            ]}
          />
        </Section>
        <Section title={m.consultation_may_not_title()}>
          <Marked
            icon="close"
            items={[
              m.consultation_may_not_diagnose(),
              m.consultation_may_not_prescribe(),
              m.consultation_may_not_promise(),
              m.consultation_may_not_sell(),
            ]}
          />
        </Section>
      </div>
      <p className="max-w-prose text-ink-muted text-sm">{m.consultation_may_law()}</p>
    </div>
  )
}

function Marked({ icon, items }: { icon: IconName; items: string[] }) {
  return (
    <ul className="flex max-w-prose flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 size-6 text-link" />
          {item}
        </li>
      ))}
    </ul>
  )
}
