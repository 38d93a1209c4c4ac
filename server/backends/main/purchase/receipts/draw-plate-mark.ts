/** The mark of the site as `public/icon.svg` draws it, on a field of 32 by 32. */
const fieldSize = 32
const turnDegrees = -18
const plates = [
  { radius: 15.5, colour: '#f3bd4f' },
  { radius: 13.2, colour: '#fcfbf6' },
]
const context = [
  { path: 'M16 16L16.7 5.5A10.5 10.5 0 0 1 25.4 20.6Z', colour: '#3d9a55' },
  { path: 'M16 16L24.7 21.9A10.5 10.5 0 0 1 16.7 26.5Z', colour: '#ef8a4a' },
  { path: 'M16 16L15.3 26.5A10.5 10.5 0 0 1 7.3 21.9Z', colour: '#c9974f' },
  { path: 'M16 16L6.6 20.6A10.5 10.5 0 0 1 15.3 5.5Z', colour: '#00685c' },
]

type Place = { x: number; y: number; size: number }

export function drawPlateMark(document: PDFKit.PDFDocument, { x, y, size }: Place): void {
  const middle = fieldSize / 2
  document
    .save()
    .translate(x, y)
    .scale(size / fieldSize)
  for (const { radius, colour } of plates) document.circle(middle, middle, radius).fill(colour)
  document.rotate(turnDegrees, { origin: [middle, middle] })
  for (const { path, colour } of context) document.path(path).fill(colour)
  document.restore()
}
