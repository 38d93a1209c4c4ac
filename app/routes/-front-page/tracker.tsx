import { CheckLinks } from '#app/features/checks/check-links.tsx'
import { FoodTrial } from '#app/features/home/food-trial.tsx'
import { TrackerPreview } from '#app/features/home/tracker-preview.tsx'
import { getTrialFoods } from '#app/routes/-front-page.functions.ts'

/** The tracker to look at and to try, and the ways to the checks. */
export default function Tracker() {
  return (
    <TrackerPreview>
      <FoodTrial loadFoods={getTrialFoods} />
      <CheckLinks />
    </TrackerPreview>
  )
}
