import { PlateSection } from '#app/features/checks/plate-section.tsx'
import { PlateFilm } from '#app/features/home/plate-film.tsx'

/** The check of a plate, with the film about it. */
export function PlateWithFilm() {
  return <PlateSection film={<PlateFilm />} />
}
