import { sectorPath } from '#app/ui/drawing.ts'
import { Fork, Plate, Spoon, Water } from '#app/ui/tableware.tsx'
import { partStarts, progressAt } from './film-timeline.ts'
import { type TableThing, tableThings } from './table-things.tsx'

/** The plate's parts in degrees, and the share of each, which stands on the rim before its part. */
const parts = [
  { start: partStarts.staple, from: 150, to: 270, share: '1/3', at: [-193, -111] },
  { start: partStarts.side, from: 90, to: 150, share: '1/6', at: [-137, 175] },
  { start: partStarts.vegetables, from: -90, to: 30, share: '1/3', at: [193, -111] },
  { start: partStarts.fruit, from: 30, to: 90, share: '1/6', at: [137, 175] },
] as const

/** How long a part's outline stays after its first thing has set off. */
const outlineSeconds = 3

/** One frame of the film: the table from above, as it is after so many seconds. */
export function FilmFrame({ seconds }: { seconds: number }) {
  return (
    <svg viewBox="0 0 1280 720" width="1280" height="720" xmlns="http://www.w3.org/2000/svg">
      <title>Isi Piringku</title>
      <rect width="1280" height="720" className="fill-food-cloth" />
      <path
        d="M0 46H1280M0 62H1280M0 658H1280M0 674H1280"
        strokeWidth="5"
        className="stroke-food-cloth-line"
      />
      <g transform="translate(640 358) scale(1.42)">
        <Tableware seconds={seconds} />
        {parts.map((part) => (
          <Outline key={part.from} part={part} seconds={seconds} />
        ))}
        {tableThings.map((thing) => (
          <Landing key={thing.at.join()} thing={thing} seconds={seconds} />
        ))}
        {parts.map((part) => (
          <Share key={part.from} part={part} seconds={seconds} />
        ))}
      </g>
    </svg>
  )
}

function Tableware({ seconds }: { seconds: number }) {
  const [plate, cutlery, water] = [0.2, 1, 1.6].map((start) => progressAt(seconds, start, 0.8))
  return (
    <>
      <g opacity={plate} transform={`translate(0 ${(1 - (plate ?? 0)) * 60})`}>
        <Plate at={[0, 0]} scale={2.28} />
      </g>
      <g opacity={cutlery} transform={`translate(${(1 - (cutlery ?? 0)) * -60} 0)`}>
        <Fork at={[-300, 6]} turn={-3} scale={1.1} />
      </g>
      <g opacity={cutlery} transform={`translate(${(1 - (cutlery ?? 0)) * 60} 0)`}>
        <Spoon at={[296, 22]} turn={4} scale={1.02} />
      </g>
      <g opacity={water} transform={`translate(0 ${(1 - (water ?? 0)) * -60})`}>
        <Water at={[384, -158]} scale={1.05} />
      </g>
    </>
  )
}

type PartProps = { part: (typeof parts)[number]; seconds: number }

/** Where the next part will lie, shown just before and while it fills. */
function Outline({ part: { start, from, to }, seconds }: PartProps) {
  const shown = progressAt(seconds, start - 1, 0.6) - progressAt(seconds, start + outlineSeconds)
  return (
    <path
      d={sectorPath({ x: 0, y: 0 }, 168, from, to)}
      opacity={shown}
      strokeWidth="3"
      strokeDasharray="10 9"
      strokeLinejoin="round"
      className="fill-food-plate-shade stroke-secondary-600"
    />
  )
}

/** A thing comes in from the side it will lie on, and grows into its place. */
function Landing({ thing, seconds }: { thing: TableThing; seconds: number }) {
  const { Drawing, at, turn = 0, scale = 1, start } = thing
  const done = progressAt(seconds, start)
  if (done === 0) return null
  const away = 1 + (1 - done) * 0.9
  return (
    <g opacity={Math.min(1, done * 1.6)}>
      <Drawing
        at={[at[0] * away, at[1] * away - (1 - done) * 40]}
        turn={turn + (1 - done) * 30}
        scale={scale * (1 + (1 - done) * 0.2)}
      />
    </g>
  )
}

function Share({ part: { start, share, at }, seconds }: PartProps) {
  const shown = progressAt(seconds, start + 1)
  return (
    <g opacity={shown} transform={`translate(${at.join(' ')})`}>
      <circle r="44" strokeWidth="5" className="fill-primary-800 stroke-food-plate" />
      <text
        y="15"
        textAnchor="middle"
        fontFamily="Film, 'Plus Jakarta Sans Variable', system-ui, sans-serif"
        fontSize="42"
        fontWeight="750"
        letterSpacing="-0.02em"
        className="fill-white"
      >
        {share}
      </text>
    </g>
  )
}
