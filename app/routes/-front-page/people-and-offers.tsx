import { HomeOffers } from '#app/features/home/home-offers.tsx'
import { NutritionistShelf } from '#app/features/nutritionists/nutritionist-shelf.tsx'
import type { FrontPage } from '#app/routes/-front-page.functions.ts'

type PeopleAndOffersProps = Pick<FrontPage, 'nutritionists' | 'programs' | 'durations'>

/** The nutritionists, and everything the site offers. */
export default function PeopleAndOffers({
  nutritionists,
  programs,
  durations,
}: PeopleAndOffersProps) {
  return (
    <>
      <NutritionistShelf nutritionists={nutritionists} />
      <HomeOffers programs={programs} durations={durations} />
    </>
  )
}
