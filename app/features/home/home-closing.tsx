import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'
import type { Closing } from '#server/contract/content.schema.ts'

/** The end of the page: the main action again. */
export function HomeClosing({ closing }: { closing: Closing }) {
  return (
    <section className="pb-16 md:pb-24">
      <Container>
        <div className="relative overflow-hidden rounded-card bg-primary-900 px-6 pt-12 pb-48 text-primary-50 md:px-14 lg:py-20">
          <div className="relative flex max-w-xl flex-col items-start gap-5">
            <h2 className="text-3xl">{closing.title}</h2>
            <p className="text-lg text-primary-100">{closing.text}</p>
            <Link to="/program" className={buttonStyles({ variant: 'warm', size: 'lg' })}>
              {m.home_closing_action()}
            </Link>
          </div>
          <CroppedPlate />
        </div>
      </Container>
    </section>
  )
}

function CroppedPlate() {
  return (
    <svg
      viewBox="0 0 240 240"
      aria-hidden="true"
      className="-bottom-40 absolute right-4 size-72 overflow-visible lg:inset-y-0 lg:my-auto lg:size-96"
    >
      <Plate at={[120, 120]} scale={1.15} />
      <Rice at={[88, 104]} turn={-20} scale={0.5} />
      <Leaf at={[134, 96]} turn={-84} tone="dark" scale={0.62} />
      <Leaf at={[140, 100]} turn={-44} scale={0.66} />
      <Leaf at={[144, 108]} turn={-8} tone="light" scale={0.6} />
      <Tempe at={[94, 168]} turn={20} scale={0.5} />
      <Tempe at={[88, 150]} turn={2} scale={0.48} />
      <Papaya at={[154, 166]} turn={-36} scale={0.58} />
      <Papaya at={[144, 150]} turn={-34} scale={0.54} />
    </svg>
  )
}
