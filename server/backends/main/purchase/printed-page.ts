import type { Seller } from '#server/db/main/receipt-content.ts'

// Parts of the documents that the business prints: receipts and statements.

/** In points, on A4. */
export const page = { margin: 56, width: 595.28 - 2 * 56, right: 595.28 - 56 }
export const colours = { ink: '#17302c', quiet: '#4c625d', line: '#ddd8ca', notice: '#fdefc6' }

/** Draws the logo with the name of the site, and what the page is, and goes on below. */
export function drawTitle(
  document: PDFKit.PDFDocument,
  { productName, title }: { productName: string; title: string },
): void {
  const top = page.margin
  drawPlateMark(document, { x: page.margin, y: top, size: 40 })
  document.fillColor(colours.ink).font('bold').fontSize(20)
  document.text(productName, page.margin + 52, top + 7)
  document.text(title, page.margin, top + 7, { width: page.width, align: 'right' })
  document.y = top + 68
}

export function linesOf({ name, address, npwp }: Seller, npwpLabel: string): string[] {
  return [name, address, npwp && `${npwpLabel} ${npwp}`].filter(Boolean)
}

export function drawDemoNotice(document: PDFKit.PDFDocument, text: string): void {
  const top = document.y + 18
  document.roundedRect(page.margin, top, page.width, 32, 8).fill(colours.notice)
  document.font('bold').fontSize(10).fillColor(colours.ink)
  document.text(text, page.margin, top + 10, { width: page.width, align: 'center' })
}

type Pair = { label: string; value: string; isStrong: boolean; isInk?: boolean }

/** Name to the left, value to the right; a long name wraps beside its value. */
export function drawPair(
  document: PDFKit.PDFDocument,
  { label, value, isStrong, isInk }: Pair,
): void {
  const top = document.y + 5
  const valueWidth = 190
  document.font(isStrong ? 'bold' : 'text').fontSize(isStrong ? 14 : 10)
  document.fillColor(isStrong || isInk ? colours.ink : colours.quiet)
  document.text(label, page.margin, top, { width: page.width - valueWidth - 12 })
  const labelEnd = document.y
  document.fillColor(colours.ink)
  document.text(value, page.right - valueWidth, top, { width: valueWidth, align: 'right' })
  document.y = Math.max(labelEnd, document.y)
}

export function drawRule(document: PDFKit.PDFDocument): void {
  const y = document.y + 7
  document.moveTo(page.margin, y).lineTo(page.right, y).lineWidth(1).stroke(colours.line)
  document.y = y + 3
}

/** The site's logo from `public/icon.svg`, on a 32 × 32 grid. */
const fieldSize = 32
const turnDegrees = -18
const plates = [
  { radius: 15.5, colour: '#f3bd4f' },
  { radius: 13.2, colour: '#fcfbf6' },
]
const sectors = [
  { path: 'M16 16L16.7 5.5A10.5 10.5 0 0 1 25.4 20.6Z', colour: '#3d9a55' },
  { path: 'M16 16L24.7 21.9A10.5 10.5 0 0 1 16.7 26.5Z', colour: '#ef8a4a' },
  { path: 'M16 16L15.3 26.5A10.5 10.5 0 0 1 7.3 21.9Z', colour: '#c9974f' },
  { path: 'M16 16L6.6 20.6A10.5 10.5 0 0 1 15.3 5.5Z', colour: '#00685c' },
]

type Place = { x: number; y: number; size: number }

function drawPlateMark(document: PDFKit.PDFDocument, { x, y, size }: Place): void {
  const middle = fieldSize / 2
  document
    .save()
    .translate(x, y)
    .scale(size / fieldSize)
  for (const { radius, colour } of plates) document.circle(middle, middle, radius).fill(colour)
  document.rotate(turnDegrees, { origin: [middle, middle] })
  for (const { path, colour } of sectors) document.path(path).fill(colour)
  document.restore()
}
