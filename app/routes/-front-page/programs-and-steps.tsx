import { HomeSteps } from '#app/features/home/home-steps.tsx'
import { QuickOrder } from '#app/features/home/quick-order.tsx'
import { ProgramShelf } from '#app/features/programs/program-shelf.tsx'
import { PromoSection } from '#app/features/promos/promo-section.tsx'
import type { FrontPage } from '#app/routes/-front-page.functions.ts'

type ProgramsAndStepsProps = Pick<FrontPage, 'page' | 'programs' | 'durations' | 'promos'>

/** The programs with a shortcut to an order, the current promos, and how a program works. */
export default function ProgramsAndSteps({
  page,
  programs,
  durations,
  promos,
}: ProgramsAndStepsProps) {
  return (
    <>
      <ProgramShelf programs={programs} durations={durations} />
      <QuickOrder programs={programs} durations={durations} />
      <PromoSection promos={promos} />
      {page.kind === 'available' && <HomeSteps steps={page.steps} icons={page.icons} />}
    </>
  )
}
