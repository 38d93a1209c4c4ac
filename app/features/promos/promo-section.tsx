import { Container } from '#app/ui/container.tsx'
import { PromoList } from './promo-list.tsx'
import type { CurrentPromos } from './promos.server.ts'

/** The promos as a section of the home page. */
export function PromoSection({ promos }: { promos: CurrentPromos }) {
  if (promos.length === 0) return null
  return (
    <Container className="pb-10 md:pb-20">
      <PromoList promos={promos} />
    </Container>
  )
}
