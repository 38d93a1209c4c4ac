import { renderToStaticMarkup } from 'react-dom/server'
import { colourOf, drawingRules } from '#app/ui/drawing-colours.server.ts'
import { PlateMark } from '#app/ui/plate-mark.tsx'
import { ProgramDrawing } from '#app/ui/program-drawing.tsx'
import { Plate } from '#app/ui/tableware.tsx'
import type { Illustration } from '#server/contract/content.schema.ts'
import { shareHeight, shareWidth } from '../share-picture.ts'
import type { CardWords } from './card-words.server.ts'
import { type FontWeight, fontFamily } from './render-png.server.ts'
import { fitText, type MeasureWord } from './text-lines.ts'

const margin = 72
/** Left edge of the table with the food. */
const tableLeft = 724
const textSpace = tableLeft - 2 * margin + 16
const titleSizes = [76, 68, 60, 54, 48]
const titleTop = 196
const titleLineHeight = 1.14
const noteSize = 30
const noteLineHeight = 1.4
const plateCentre: [x: number, y: number] = [248, 315]
/** Inside the rim of the plate. */
const portraitRadius = 190

/** Plates fill the table; people stand at its lower edge. */
const plateFrame = { x: -92, y: 60, width: 680, height: 510 }
const peopleFrame = { x: -20, y: 210, width: 560, height: 420 }
const sceneFrame = { x: 70, y: 197, width: 376, height: 235 }
/** Width of the paper around the scene. */
const paperEdge = 14
const people: Illustration[] = ['pregnancy', 'later-years']

export type DrawnCard = {
  words: CardWords
  productName: string
  /** Host of the link, printed under the words. */
  host: string
  /** A nutritionist's portrait as an SVG file. */
  portrait?: string
  /** An article's picture as an SVG file. */
  scene?: string
}

/** Draws the card as SVG: words on paper at the left, a laid table at the right. */
export function drawCard(card: DrawnCard, measureAt: (weight: FontWeight) => MeasureWord): string {
  return renderToStaticMarkup(<Card card={card} measureAt={measureAt} />)
}

type CardProps = { card: DrawnCard; measureAt: (weight: FontWeight) => MeasureWord }

function Card({ card: { words, productName, host, portrait, scene }, measureAt }: CardProps) {
  const title = fitText(
    words.title,
    titleSizes,
    { width: textSpace, height: words.note ? 210 : 290, lineHeight: titleLineHeight },
    measureAt(800),
  )
  const labelSpace = { width: textSpace, height: 40, lineHeight: noteLineHeight }
  const label = fitText(words.label, [28, 24], labelSpace, measureAt(700))
  const lineHeight = title.size * titleLineHeight
  const noteTop = titleTop + title.size * 0.78 + title.lines.length * lineHeight - 10
  const noteSpace = { width: textSpace, height: 138, lineHeight: noteLineHeight }
  const note = fitText(words.note, [noteSize], noteSpace, measureAt(500))
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={shareWidth}
      height={shareHeight}
      viewBox={`0 0 ${shareWidth} ${shareHeight}`}
      fontFamily={fontFamily}
    >
      <style>{drawingRules}</style>
      <rect width={shareWidth} height={shareHeight} fill={colourOf('surface')} />
      <Table portrait={portrait} scene={scene} words={words} />
      <g transform={`translate(${margin} 62)`}>
        <svg aria-hidden="true" width="52" height="52" viewBox="0 0 32 32">
          <PlateMark />
        </svg>
        <text x="68" y="38" fontSize="34" fontWeight="800" fill={colourOf('ink')}>
          {productName}
        </text>
      </g>
      {label.lines.length > 0 && (
        <text
          x={margin}
          y={titleTop - 14}
          fontSize={label.size}
          fontWeight="700"
          fill={colourOf('primary-700')}
        >
          {label.lines[0]}
        </text>
      )}
      <g fontSize={title.size} fontWeight="800" letterSpacing="-0.02em" fill={colourOf('ink')}>
        {title.lines.map((line, index) => (
          <text key={line} x={margin} y={titleTop + title.size + index * lineHeight}>
            {line}
          </text>
        ))}
      </g>
      <g fontSize={note.size} fontWeight="500" fill={colourOf('ink-muted')}>
        {note.lines.map((line, index) => (
          <text key={line} x={margin} y={noteTop + noteSize + index * noteSize * noteLineHeight}>
            {line}
          </text>
        ))}
      </g>
      <text x={margin} y="572" fontSize="26" fontWeight="700" fill={colourOf('primary-700')}>
        {host}
      </text>
    </svg>
  )
}

type TableProps = Pick<DrawnCard, 'words' | 'portrait' | 'scene'>

function Table({ words: { picture }, portrait, scene }: TableProps) {
  const width = shareWidth - tableLeft
  return (
    <svg
      aria-hidden="true"
      x={tableLeft}
      width={width}
      height={shareHeight}
      viewBox={`0 0 ${width} ${shareHeight}`}
    >
      <rect width={width} height={shareHeight} className="fill-food-cloth" />
      <path
        d="M24 0c4 210 3 420 0 630M42 0c4 210 3 420 0 630"
        fill="none"
        strokeWidth="5"
        className="stroke-food-cloth-line"
      />
      {portrait && <PortraitOnPlate portrait={portrait} />}
      {scene && <SceneOnTable scene={scene} />}
      {'illustration' in picture && (
        <svg aria-hidden="true" {...frameOf(picture)} viewBox="0 0 320 240">
          <ProgramDrawing name={picture.illustration} />
        </svg>
      )}
    </svg>
  )
}

function PortraitOnPlate({ portrait }: { portrait: string }) {
  const [x, y] = plateCentre
  return (
    <>
      <Plate at={plateCentre} scale={2} />
      <clipPath id="plate">
        <circle cx={x} cy={y} r={portraitRadius} />
      </clipPath>
      <image
        x={x - portraitRadius}
        y={y - portraitRadius}
        width={2 * portraitRadius}
        height={2 * portraitRadius}
        clipPath="url(#plate)"
        href={fileUrlOf(portrait)}
      />
    </>
  )
}

/** A card on the tablecloth. */
function SceneOnTable({ scene }: { scene: string }) {
  const { x, y, width, height } = sceneFrame
  return (
    <>
      <rect
        x={x - paperEdge}
        y={y - paperEdge}
        width={width + 2 * paperEdge}
        height={height + 2 * paperEdge}
        rx={paperEdge + 16}
        fill={colourOf('surface')}
      />
      <clipPath id="scene">
        <rect {...sceneFrame} rx="16" />
      </clipPath>
      <image {...sceneFrame} clipPath="url(#scene)" href={fileUrlOf(scene)} />
    </>
  )
}

function fileUrlOf(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function frameOf({ illustration }: { illustration: Illustration }) {
  return people.includes(illustration) ? peopleFrame : plateFrame
}
