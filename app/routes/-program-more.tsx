import { TrackerFeatures } from '#app/features/home/tracker-preview.tsx'
import { ProgramMore } from '#app/features/programs/program-more.tsx'
import type { Program } from '#server/contract/content.schema.ts'

/** The end of a program's page, with what the tracker does. */
export default function More({ program }: { program: Program }) {
  return <ProgramMore program={program} tracker={<TrackerFeatures />} />
}
