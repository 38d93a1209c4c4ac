import { Link } from '@tanstack/react-router'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'

export function ProductNotFound() {
  return (
    <Container className="py-8 md:py-12">
      <PicturePanel ground="bare" picture={<EmptyPlate className="size-40 md:size-64" />}>
        <PageHeading
          title={textOfError('ERR_NO_PRODUCT_SERVICE_ID')}
          description={m.cart_product_missing_text()}
        />
        <Link to="/program" className={buttonStyles({ size: 'lg' })}>
          {m.cart_see_programs()}
        </Link>
      </PicturePanel>
    </Container>
  )
}
