import { m } from '#app/i18n/paraglide/messages.js'
import { classOf, printedRanges, type SchemeName } from '#app/nutrition/weight-classes.ts'
import { classWords, schemeWords } from '#app/readings/class-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { rangeText } from './range-words.ts'

const shownSchemes = ['asiaPacific', 'balancedNutrition'] as const

/** The classes of both schemes. Marks the class of the index, if given. */
export function ClassTable({ index }: { index?: number }) {
  return (
    <details className="group border-line border-b pb-4">
      <summary className="flex list-none items-center justify-between gap-4 rounded-control py-2 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        {m.checks_bmi_boundaries()}
        <Icon name="plus" className="transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid gap-6 pt-3 sm:grid-cols-2">
        {shownSchemes.map((scheme) => (
          <SchemeTable key={scheme} scheme={scheme} index={index} />
        ))}
      </div>
      <p className="max-w-prose pt-4 text-ink-muted text-sm">{m.checks_bmi_disagree()}</p>
    </details>
  )
}

function SchemeTable({ scheme, index }: { scheme: SchemeName; index: number | undefined }) {
  const current = index === undefined ? undefined : classOf(scheme, index)
  return (
    <table className="w-full self-start text-sm">
      <caption className="pb-2 text-left font-semibold">{schemeWords[scheme]()}</caption>
      <tbody className="divide-y divide-line">
        {printedRanges(scheme).map((range) => (
          <tr
            key={range.name}
            className={range.name === current ? 'bg-action-soft text-action-soft-ink' : ''}
          >
            <th scope="row" className="px-2 py-1.5 text-left font-normal">
              {classWords[range.name]()}
              {range.name === current && (
                <span className="font-semibold"> · {m.checks_bmi_here()}</span>
              )}
            </th>
            <td className="whitespace-nowrap px-2 py-1.5 text-right tabular-nums">
              {rangeText(range)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
