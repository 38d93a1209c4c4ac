import { useSuspenseQuery } from '@tanstack/react-query'
import { Container } from '#app/ui/container.tsx'
import { PromoList } from './promo-list.tsx'
import { promoQueries } from './promos.queries.ts'

/** The promos as a section of the home page. */
export function PromoSection() {
  const { data: promos } = useSuspenseQuery(promoQueries.current())
  if (promos.length === 0) return null
  return (
    <Container className="pb-16 md:pb-24">
      <PromoList />
    </Container>
  )
}
