import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** The nutritionist's own texts. A press puts one into the field, where it can be changed. */
export function QuickTextButtons({ onChoose }: { onChoose: (text: string) => void }) {
  const { data: texts = [] } = useQuery(messageQueries.quickTexts())
  return (
    <section aria-label={m.messages_quick_title()} className="flex flex-wrap items-center gap-2">
      {texts.map(({ title, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts may have one title.
        <Button key={index} variant="secondary" size="sm" onClick={() => onChoose(body)}>
          {title}
        </Button>
      ))}
      <Link
        to="/praktik/pengaturan"
        hash="quick-texts"
        className="tap text-link text-sm underline underline-offset-3"
      >
        {texts.length > 0 ? m.messages_quick_change() : m.messages_quick_first()}
      </Link>
    </section>
  )
}
