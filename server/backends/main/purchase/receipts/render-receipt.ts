import { buffer } from 'node:stream/consumers'
import { fitFont, registerFonts } from '#app/lib/print-fonts.server.ts'
import { formatMomentWithWeekday, formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ReceiptContent, Seller } from '#server/db/main/receipt-content.ts'
import { needsStampDuty, receiptWordsOf } from './receipt-words.ts'

type PrintedReceipt = ReceiptContent & { number: string; buyerName: string }

/** In points, on A4. */
const page = { margin: 56, width: 595.28 - 2 * 56, right: 595.28 - 56 }
const colours = { ink: '#17302c', quiet: '#4c625d', line: '#ddd8ca', notice: '#fdefc6' }

/** Renders a receipt as one A4 page of PDF. The same receipt gives the same bytes. */
export async function renderReceipt(receipt: PrintedReceipt): Promise<Uint8Array> {
  // The library and fonts load slowly, so only a process that renders loads them.
  const { default: PdfDocument } = await import('pdfkit')
  const words = receiptWordsOf(receipt.locale)
  const document = new PdfDocument({
    size: 'A4',
    margin: page.margin,
    lang: receipt.locale,
    info: {
      Title: `${words.title} ${receipt.number}`,
      Author: receipt.seller.name,
      CreationDate: new Date(receipt.paidAt),
    },
  })
  const { seller, buyerName } = receipt
  await registerFonts(document, [seller.name, seller.address, buyerName])
  const bytes = buffer(document)
  drawHead(document, receipt)
  drawParties(document, receipt)
  drawLines(document, receipt)
  drawNotes(document, receipt)
  document.end()
  return bytes
}

function drawHead(document: PDFKit.PDFDocument, receipt: PrintedReceipt): void {
  const words = receiptWordsOf(receipt.locale)
  const top = page.margin
  drawPlateMark(document, { x: page.margin, y: top, size: 40 })
  document.fillColor(colours.ink).font('bold').fontSize(20)
  document.text(receipt.productName, page.margin + 52, top + 7)
  document.text(words.title, page.margin, top + 7, { width: page.width, align: 'right' })
  const facts = [
    { label: words.number, value: receipt.number },
    { label: words.paid, value: formatMomentWithWeekday(new Date(receipt.paidAt), receipt.locale) },
    receipt.orderNumber
      ? { label: words.order, value: receipt.orderNumber }
      : { label: words.transaction, value: receipt.transactionId },
  ]
  document.y = top + 68
  for (const fact of facts) drawPair(document, { ...fact, isStrong: false })
  document.moveDown(1)
}

function drawParties(document: PDFKit.PDFDocument, { locale, seller, buyerName }: PrintedReceipt) {
  const words = receiptWordsOf(locale)
  const top = document.y
  const column = page.width / 2 - 12
  drawParty(document, { label: words.seller, lines: linesOf(seller, words.npwp), x: page.margin })
  const sellerEnd = document.y
  document.y = top
  drawParty(document, {
    label: words.buyer,
    lines: [buyerName || '–'],
    x: page.margin + column + 24,
  })
  document.y = Math.max(sellerEnd, document.y) + 20

  function drawParty(on: typeof document, party: { label: string; lines: string[]; x: number }) {
    const options = { width: column }
    on.font('text').fontSize(9).fillColor(colours.quiet).text(party.label, party.x, on.y, options)
    on.fontSize(11).fillColor(colours.ink)
    for (const [index, line] of party.lines.entries()) {
      const drawn = fitFont(on, index === 0 ? 'bold' : 'text', line)
      on.text(drawn, party.x, on.y + 2, options)
      on.fontSize(10)
    }
  }
}

function linesOf({ name, address, npwp }: Seller, npwpLabel: string): string[] {
  return [name, address, npwp && `${npwpLabel} ${npwp}`].filter(Boolean)
}

function drawLines(document: PDFKit.PDFDocument, receipt: PrintedReceipt): void {
  const { locale, lines, totalRupiah, tax } = receipt
  const words = receiptWordsOf(locale)
  drawPair(document, { label: words.item, value: words.amount, isStrong: false })
  drawRule(document)
  for (const { label, amountRupiah } of lines)
    drawPair(document, {
      label,
      value: formatRupiah(amountRupiah, locale),
      isStrong: false,
      isInk: true,
    })
  drawRule(document)
  drawPair(document, {
    label: words.total,
    value: formatRupiah(totalRupiah, locale),
    isStrong: true,
  })
  document.moveDown(0.5)
  for (const line of words.taxLines(tax)) drawPair(document, { ...line, isStrong: false })
}

function drawNotes(document: PDFKit.PDFDocument, receipt: PrintedReceipt): void {
  const words = receiptWordsOf(receipt.locale)
  const notes = [
    words.taxNote(receipt.tax),
    needsStampDuty(receipt.totalRupiah) ? words.stampDuty : '',
    words.closing,
  ]
  document.moveDown(1.5).font('text').fontSize(9).fillColor(colours.quiet)
  for (const note of notes.filter(Boolean))
    document.text(note, page.margin, document.y + 4, { width: page.width })
  if (receipt.isDemo) drawDemoNotice(document, words.demo)
}

function drawDemoNotice(document: PDFKit.PDFDocument, text: string): void {
  const top = document.y + 18
  document.roundedRect(page.margin, top, page.width, 32, 8).fill(colours.notice)
  document.font('bold').fontSize(10).fillColor(colours.ink)
  document.text(text, page.margin, top + 10, { width: page.width, align: 'center' })
}

type Pair = { label: string; value: string; isStrong: boolean; isInk?: boolean }

/** Name to the left, value to the right; a long name wraps beside its value. */
function drawPair(document: PDFKit.PDFDocument, { label, value, isStrong, isInk }: Pair): void {
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

function drawRule(document: PDFKit.PDFDocument): void {
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
