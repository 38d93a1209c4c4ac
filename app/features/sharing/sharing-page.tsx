import { m } from '#app/i18n/paraglide/messages.js'
import { NeedsConnection } from '#app/sync/needs-connection.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

export function SharingPage({ trackerId }: { trackerId: string }) {
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <SectionHeading title={m.sharing_title()} description={m.sharing_intro()} />
      <NeedsConnection />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ShareForm trackerId={trackerId} />
        <ShareList trackerId={trackerId} />
      </div>
    </div>
  )
}
