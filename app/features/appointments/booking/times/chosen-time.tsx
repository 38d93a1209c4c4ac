import { type ReactNode, useId } from 'react'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Card } from '#app/ui/card.tsx'

type ChosenTimeProps = { start: string; zone: string; children: ReactNode }

/** What the chosen time means for this visitor. A press on a time moves the focus here. */
export function ChosenTime({ start, zone, children }: ChosenTimeProps) {
  const titleId = useId()
  return (
    <Card
      role="region"
      id="pesan"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex scroll-mt-24 flex-col gap-4 outline-none lg:sticky lg:top-24"
    >
      <h2 id={titleId} className="text-xl">
        {formatDateTimeIn(start, zone)}
      </h2>
      {children}
    </Card>
  )
}
