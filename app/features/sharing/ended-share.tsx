import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'

/** For a link that is unknown, expired, revoked or locked; it does not reveal which. */
export function EndedShare() {
  return (
    <Container className="py-8 md:py-12">
      <PicturePanel ground="bare" picture={<EmptyPlate className="size-40 md:size-64" />}>
        <PageHeading title={m.sharing_ended_title()} description={m.sharing_ended_text()} />
      </PicturePanel>
    </Container>
  )
}
