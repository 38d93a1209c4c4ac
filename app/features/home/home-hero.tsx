import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import type { HomePage } from '#server/contract/content.schema.ts'
import { HeroPlate } from './hero-plate.tsx'
import { stepsId } from './steps-id.ts'

type HomeHeroProps = {
  /** Undefined while the content backend is down; then built-in texts are shown. */
  hero: HomePage['hero'] | undefined
}

export function HomeHero({ hero }: HomeHeroProps) {
  return (
    <section className="overflow-hidden">
      <Container className="grid items-center gap-10 pt-10 pb-14 lg:grid-cols-12 lg:gap-8 lg:pt-14 lg:pb-20">
        <div className="flex flex-col items-start gap-6 lg:col-span-6">
          <h1 className="text-4xl">{hero?.title ?? m.home_hero_title()}</h1>
          <p className="max-w-xl text-ink-muted text-lg">{hero?.text ?? m.home_hero_text()}</p>
          <div className="flex w-full flex-wrap gap-3 pt-2 max-sm:*:grow">
            <Link to="/program" className={buttonStyles({ size: 'lg' })}>
              {m.home_hero_action()}
            </Link>
            {hero && (
              <a href={`#${stepsId}`} className={buttonStyles({ variant: 'quiet', size: 'lg' })}>
                {m.home_hero_more()}
              </a>
            )}
          </div>
        </div>
        <figure className="mx-auto flex w-full max-w-xl flex-col gap-5 lg:col-span-6">
          <HeroPlate />
          <PlateKey />
        </figure>
      </Container>
    </section>
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
