import { m } from '#app/i18n/paraglide/messages.js'

type SharedTableProps = {
  caption: string
  columns: string[]
  /** The first cell is the row header. */
  rows: string[][]
}

/** A table of values by day. Six columns fit a phone. */
export function SharedTable({ caption, columns, rows }: SharedTableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left tabular-nums max-sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b text-ink-muted text-sm max-sm:text-xs">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 align-bottom font-semibold ${index ? 'pl-2.5 text-right sm:pl-4' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat and never move.
            <tr key={row} className="border-line border-b">
              <th scope="row" className="min-w-20 py-2 text-left font-normal sm:min-w-28">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2 pl-2.5 text-right align-top sm:pl-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function NothingShared() {
  return <p className="text-ink-muted">{m.sharing_shared_empty()}</p>
}
