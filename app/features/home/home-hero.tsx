import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { LinkRow, rowLink } from '#app/ui/link-row.tsx'
import type { HomePage } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'

type HomeHeroProps = {
  /** Undefined while the content backend is down; then built-in texts are shown. */
  hero: HomePage['hero'] | undefined
  /** All that can be ordered, for the lowest price. */
  durations: ProductService[]
  picture: ReactNode
}

/** What this is, for how much, and the two ways in; food is in sight on a phone's first screen. */
export function HomeHero({ hero, durations, picture }: HomeHeroProps) {
  const [cheapest] = durations.toSorted((one, other) => one.priceRupiah - other.priceRupiah)
  return (
    <section className="overflow-hidden">
      <Container className="grid items-center gap-8 pt-6 pb-8 lg:grid-cols-12 lg:pt-14 lg:pb-16">
        <div className="flex flex-col items-start gap-4 lg:col-span-6 lg:gap-6">
          <p className="font-semibold text-link">{m.home_hero_kicker()}</p>
          <h1 className="text-4xl">{hero?.title ?? m.home_hero_title()}</h1>
          <p className="max-w-xl text-ink-muted text-lg max-sm:text-base">
            {hero?.text ?? m.home_hero_text()}
          </p>
          {cheapest && (
            <p className="border-highlight border-l-4 pl-3 font-semibold">
              {m.home_hero_price({
                price: formatRupiah(cheapest.priceRupiah),
                weeks: cheapest.durationWeeks,
                sessions: cheapest.sessionCount,
              })}
            </p>
          )}
          <div className="flex w-full flex-wrap gap-3 pt-1 max-sm:*:grow">
            <Link to="/program" className={buttonStyles({ size: 'lg' })}>
              {m.home_hero_action()}
            </Link>
            <Link to="/konsultasi" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
              {m.home_hero_consultation()}
            </Link>
          </div>
        </div>
        <div className="mx-auto w-full max-w-xl lg:col-span-6">{picture}</div>
      </Container>
      <Facts />
    </section>
  )
}

/** Three facts that a visitor can check, each with the page that proves it. */
function Facts() {
  return (
    <Container>
      <ul
        aria-label={m.home_facts_label()}
        className="grid gap-x-10 border-line border-t md:grid-cols-3 max-md:divide-y max-md:divide-line"
      >
        <LinkRow icon="check-circle" text={m.home_fact_licence_text()}>
          <Link to="/ahli-gizi" className={rowLink}>
            {m.home_fact_licence()}
          </Link>
        </LinkRow>
        <LinkRow icon="receipt" text={m.home_fact_price_text()}>
          <Link to="/pricing" className={rowLink}>
            {m.home_fact_price()}
          </Link>
        </LinkRow>
        <LinkRow icon="clock" text={m.home_fact_refund_text()}>
          <Link to="/policy" className={rowLink}>
            {m.home_fact_refund()}
          </Link>
        </LinkRow>
      </ul>
    </Container>
  )
}
