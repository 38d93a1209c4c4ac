import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Banana, Carrot, Cucumber, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'

const spotStyles = tv({ base: 'block shrink-0' })

/** What may lie on an article's plate. */
const servings: ReactNode[] = [
  <g key="tempe">
    <Tempe at={[52, 68]} turn={-14} scale={0.56} />
    <Tempe at={[66, 48]} turn={18} scale={0.56} />
  </g>,
  <g key="papaya">
    <Papaya at={[58, 72]} turn={-24} scale={0.62} />
    <Papaya at={[62, 52]} turn={-20} scale={0.56} />
  </g>,
  <g key="greens">
    <Leaf at={[52, 72]} turn={-100} tone="dark" scale={0.62} />
    <Leaf at={[54, 74]} turn={-52} scale={0.66} />
    <Leaf at={[52, 76]} turn={-12} tone="light" scale={0.56} />
    <Carrot at={[46, 76]} scale={0.55} />
  </g>,
  <g key="rice">
    <Rice at={[58, 58]} scale={0.4} />
    <Leaf at={[70, 82]} turn={-30} scale={0.36} />
  </g>,
  <g key="coins">
    <Cucumber at={[46, 52]} scale={0.62} />
    <Cucumber at={[72, 50]} turn={40} scale={0.58} />
    <Banana at={[48, 76]} scale={0.72} />
    <Carrot at={[72, 74]} scale={0.66} />
  </g>,
]

/** A small plate beside an article; the same article always has the same food. Decorative. */
export function ArticleSpot({ slug, className }: { slug: string; className?: string }) {
  const sum = Array.from(slug).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={spotStyles({ className })}>
      <Plate at={[60, 59]} scale={0.56} />
      {servings[sum % servings.length]}
    </svg>
  )
}
