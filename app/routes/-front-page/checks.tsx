import { BmiSection } from '#app/features/checks/bmi-section.tsx'
import { PlateSection } from '#app/features/checks/plate-section.tsx'
import { FoodTrial } from '#app/features/home/food-trial.tsx'
import { PlateFilm } from '#app/features/home/plate-film.tsx'
import { TrackerPreview } from '#app/features/home/tracker-preview.tsx'
import { getTrialFoods } from '#app/routes/-front-page.functions.ts'

/** The tracker to look at and to try, the plate check with its film, and the body mass index. */
export default function Checks() {
  return (
    <>
      <TrackerPreview>
        <FoodTrial loadFoods={getTrialFoods} />
      </TrackerPreview>
      <PlateSection film={<PlateFilm />} />
      <BmiSection />
    </>
  )
}
