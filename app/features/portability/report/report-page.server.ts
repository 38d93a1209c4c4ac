import { setImmediate } from 'node:timers/promises'
import { withoutJoiners } from '#app/lib/plain-text.ts'
import { fitFont } from '#app/lib/print-fonts.server.ts'

export type Document = PDFKit.PDFDocument

/** In points, on A4. The footer stands in the bottom margin. */
export const page = {
  margin: 56,
  width: 595.28 - 2 * 56,
  bottom: 841.89 - 62,
  footer: 841.89 - 44,
} as const
const colours = { ink: '#17302c', quiet: '#4c625d', line: '#ddd8ca' }

/** Space between columns, in points. */
const cellGap = 5
/** Type sizes of the two lines of a cell. */
const sizes = { cell: 9, below: 7.5 } as const

export type Column = { title: string; width: number; isNumber?: boolean }
/** The second line of a cell is smaller. */
export type Cell = { text: string; below?: string; isBold?: boolean }

function hasRoomFor(document: Document, height: number): boolean {
  return document.y + height <= page.bottom
}

/** Writes a heading, on a new page if less than `below` points are left under it. */
export function heading(document: Document, text: string, below = 60): void {
  if (!hasRoomFor(document, below)) document.addPage()
  const isTop = document.y <= page.margin
  document.font('bold').fontSize(14).fillColor(colours.ink)
  document.text(withoutJoiners(text), page.margin, document.y + (isTop ? 0 : 18), {
    width: page.width,
  })
  document.y += 4
}

export function paragraph(document: Document, text: string): void {
  document.font('text').fontSize(9.5).fillColor(colours.quiet)
  document.text(withoutJoiners(text), page.margin, document.y, { width: page.width })
  document.y += 2
}

/**
 * Draws a table whose head stands again on each page. Ten years of rows take seconds, so it yields to
 * other requests at each page. `sets` is how many sets of columns stand side by side.
 */
export async function drawTable(
  document: Document,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  sets = 1,
): Promise<void> {
  const gap = 14
  // The last set has no gap, so that every table ends at the right margin.
  const setWidth = (page.width + gap) / sets
  const scale = (setWidth - gap) / columns.reduce((sum, one) => sum + one.width, 0)
  const lines = Math.ceil(rows.length / sets)
  drawHead()
  for (let line = 0; line < lines; ) {
    const from = document.y
    const heights = rowsOf(line).map((row) => heightOf(row))
    const height = Math.max(...heights)
    if (from + height > page.bottom) {
      document.addPage()
      await setImmediate()
      drawHead()
      continue
    }
    for (const [set, row] of rowsOf(line).entries()) drawRow(row, { set, top: from + 2.5 })
    document.y = from + height
    rule(document.y)
    line += 1
  }
  document.x = page.margin
  document.y += 4

  /** Reads downwards in each set, as a reader does. */
  function rowsOf(line: number): (readonly Cell[])[] {
    return Array.from({ length: sets }, (_, set) => rows[set * lines + line] ?? [])
  }

  function drawHead(): void {
    const top = document.y + 2
    document.font('bold').fontSize(8.5).fillColor(colours.quiet)
    const titles = columns.map(({ title }) => ({ text: title }))
    let height = 0
    for (let set = 0; set < sets; set += 1)
      eachCell(titles, set, ({ text }, box) => {
        document.text(withoutJoiners(text), box.x, top, box.options)
        height = Math.max(height, document.y - top)
      })
    document.y = top + height + 2
    rule(document.y, colours.quiet)
  }

  function heightOf(row: readonly Cell[]): number {
    let height = 0
    eachCell(row, 0, ({ text, below, isBold }, { options }) => {
      const shown = fitFont(document, isBold ? 'bold' : 'text', withoutJoiners(text))
      const first = document.fontSize(sizes.cell).heightOfString(shown, options)
      document.font('text').fontSize(sizes.below)
      const second = below ? document.heightOfString(withoutJoiners(below), options) : 0
      height = Math.max(height, first + second)
    })
    return height + 5
  }

  function drawRow(row: readonly Cell[], { set, top }: { set: number; top: number }): void {
    eachCell(row, set, ({ text, below, isBold }, { x, options }) => {
      const shown = fitFont(document, isBold ? 'bold' : 'text', withoutJoiners(text))
      document.fontSize(sizes.cell).fillColor(colours.ink).text(shown, x, top, options)
      if (!below) return
      document.font('text').fontSize(sizes.below).fillColor(colours.quiet)
      document.text(withoutJoiners(below), x, document.y, options)
    })
  }

  function eachCell<One>(
    cells: readonly One[],
    set: number,
    draw: (
      cell: One,
      box: { x: number; options: { width: number; align: 'left' | 'right' } },
    ) => void,
  ): void {
    let x = page.margin + set * setWidth
    for (const [index, column] of columns.entries()) {
      const width = column.width * scale
      const cell = cells[index]
      const align = column.isNumber ? 'right' : 'left'
      if (cell !== undefined) draw(cell, { x, options: { width: width - cellGap, align } })
      x += width
    }
  }

  function rule(y: number, colour = colours.line): void {
    for (let set = 0; set < sets; set += 1) {
      const x = page.margin + set * setWidth
      document
        .moveTo(x, y)
        .lineTo(x + setWidth - gap, y)
        .lineWidth(0.5)
        .stroke(colour)
    }
  }
}

/** Numbers the pages. The document must buffer them. */
export function drawFooters(document: Document, text: string): void {
  const { count } = document.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index)
    // Text below the bottom margin would begin a page.
    document.page.margins.bottom = 0
    const shown = fitFont(document, 'text', withoutJoiners(text))
    document.fontSize(8).fillColor(colours.quiet)
    document.text(shown, page.margin, page.footer, {
      width: page.width - 60,
      lineBreak: false,
    })
    document.font('text').text(`${index + 1} / ${count}`, page.margin, page.footer, {
      width: page.width,
      align: 'right',
      lineBreak: false,
    })
  }
}
