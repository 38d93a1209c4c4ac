import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ButtonSpecimens } from './button-specimens.tsx'
import { ChoiceSpecimens } from './choice-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FilmSpecimens } from './film-specimens.tsx'
import { ListSpecimens } from './list-specimens.tsx'
import { NoticeSpecimens } from './notice-specimens.tsx'
import { NumberSpecimens } from './number-specimens.tsx'
import { PictureSpecimens } from './picture-specimens.tsx'
import { SurfaceSpecimens } from './surface-specimens.tsx'
import { TextSpecimens } from './text-specimens.tsx'

/** Live specimens of every component in `app/ui`; add new ones here. */
export function SpecimenPage() {
  return (
    <Container className="flex flex-col gap-14 py-12 md:gap-20 md:py-16">
      <PageHeading title={m.specimen_title()} description={m.specimen_text()} />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <NoticeSpecimens />
      <ListSpecimens />
      <TextSpecimens />
      <NumberSpecimens />
      <SurfaceSpecimens />
      <PictureSpecimens />
      <FilmSpecimens />
    </Container>
  )
}
