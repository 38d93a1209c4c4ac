import { BmiSection } from '#app/features/checks/bmi-section.tsx'
import { PlateSection } from '#app/features/checks/plate-section.tsx'
import { PlateFilm } from '#app/features/home/plate-film.tsx'

/** The plate check with its film, and the body mass index. */
export default function Checks() {
  return (
    <>
      <PlateSection film={<PlateFilm />} />
      <BmiSection />
    </>
  )
}
