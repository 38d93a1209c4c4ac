import { Container } from '#app/ui/container.tsx'
import { PromoList } from './promo-list.tsx'
import type { CurrentPromos } from './promos.server.ts'

/** The promos as a section of the home page. */
export function PromoSection({ promos }: { promos: CurrentPromos }) {
  if (promos.length === 0) return null
  return (
    <Container className="pb-16 md:pb-24">
      <PromoList promos={promos} />
    </Container>
  )
}
