import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { HomePage } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { HeroPlate } from './hero-plate.tsx'

type HomeHeroProps = {
  /** Undefined while the content backend is down; then built-in texts are shown. */
  hero: HomePage['hero'] | undefined
  /** All that can be ordered, for the lowest price. */
  durations: ProductService[]
}

/** What this is, for how much, and the two ways in; food is in sight on a phone's first screen. */
export function HomeHero({ hero, durations }: HomeHeroProps) {
  const [cheapest] = durations.toSorted((one, other) => one.priceRupiah - other.priceRupiah)
  return (
    <section className="overflow-hidden">
      <Container className="grid items-center gap-8 pt-6 pb-12 lg:grid-cols-12 lg:pt-14 lg:pb-16">
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
        <figure className="mx-auto flex w-full max-w-xl flex-col gap-5 lg:col-span-6">
          <HeroPlate />
          <PlateKey />
        </figure>
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
        <Fact icon="check-circle" text={m.home_fact_licence_text()}>
          <Link to="/ahli-gizi" className={factLink}>
            {m.home_fact_licence()}
          </Link>
        </Fact>
        <Fact icon="receipt" text={m.home_fact_price_text()}>
          <Link to="/pricing" className={factLink}>
            {m.home_fact_price()}
          </Link>
        </Fact>
        <Fact icon="clock" text={m.home_fact_refund_text()}>
          <Link to="/policy" className={factLink}>
            {m.home_fact_refund()}
          </Link>
        </Fact>
      </ul>
    </Container>
  )
}

/** The whole fact is the click target. */
const factLink =
  'font-semibold text-link underline-offset-3 after:absolute after:inset-0 group-hover:underline'

type FactProps = { icon: IconName; text: string; children: ReactNode }

function Fact({ icon, text, children }: FactProps) {
  return (
    <li className="group relative flex gap-4 py-5">
      <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-success-ink" />
      <div className="flex min-w-0 flex-col gap-0.5">
        {children}
        <p className="text-ink-muted text-sm">{text}</p>
      </div>
    </li>
  )
}

/** Legend of the drawing: the shares of Isi Piringku. */
function PlateKey() {
  const parts = [
    { dot: 'bg-food-rice ring-1 ring-line-strong', name: m.home_plate_staple(), share: '1/3' },
    { dot: 'bg-food-leaf', name: m.home_plate_vegetables(), share: '1/3' },
    { dot: 'bg-food-tempe', name: m.home_plate_side(), share: '1/6' },
    { dot: 'bg-food-papaya', name: m.home_plate_fruit(), share: '1/6' },
  ]
  return (
    <figcaption>
      <ul className="grid grid-cols-[auto_auto] justify-center gap-x-8 gap-y-2 text-sm sm:flex sm:gap-x-6">
        {parts.map(({ dot, name, share }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${dot}`} />
            <span>{name}</span>
            <span className="font-bold tabular-nums">{share}</span>
          </li>
        ))}
      </ul>
    </figcaption>
  )
}
