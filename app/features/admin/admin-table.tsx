import type { ReactNode } from 'react'

type AdminTableProps = {
  /** Read by screen readers; the page's heading says it to others. */
  caption: string
  columns: string[]
  rows: { key: string; cells: ReactNode[] }[]
}

/** A native table. On a phone each row is a card that names its columns. */
export function AdminTable({ caption, columns, rows }: AdminTableProps) {
  return (
    <table className="w-full border-collapse text-left text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-line border-b px-3 py-2 text-ink-muted">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ key, cells }) => (
          <tr key={key} className="border-line border-b align-top max-sm:block max-sm:py-3">
            {columns.map((column, index) => (
              <td key={column} className="px-3 py-2.5 max-sm:block max-sm:px-0 max-sm:py-1">
                <span aria-hidden className="block text-ink-muted text-xs sm:hidden">
                  {column}
                </span>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
