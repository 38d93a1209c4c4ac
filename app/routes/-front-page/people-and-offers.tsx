import { HomeOffers } from '#app/features/home/home-offers.tsx'
import { NutritionistShelf } from '#app/features/nutritionists/nutritionist-shelf.tsx'
import type { FrontPage } from '#app/routes/-front-page.functions.ts'

type PeopleAndOffersProps = Pick<FrontPage, 'nutritionists' | 'programs' | 'durations'>

/** Whom one would talk to, and everything that the site offers. */
export function PeopleAndOffers({ nutritionists, programs, durations }: PeopleAndOffersProps) {
  return (
    <>
      <NutritionistShelf nutritionists={nutritionists} />
      <HomeOffers programs={programs} durations={durations} />
    </>
  )
}
