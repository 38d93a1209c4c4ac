import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CleanHtml } from '#app/ui/clean-html.tsx'
import { LinkRow, rowLink } from '#app/ui/link-row.tsx'
import { Price } from '#app/ui/price.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { ScrollShelf } from '#app/ui/scroll-shelf.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import { StepProgress } from '#app/ui/step-progress.tsx'
import { foodOptions } from './food-options.ts'
import { Specimen } from './specimen.tsx'

const priceRupiah = 899_000
const regularPriceRupiah = 1_000_000

export function ListSpecimens() {
  const options = foodOptions()
  const steps = options.map(({ label }) => ({ title: label, text: m.specimen_hint() }))
  return (
    <Specimen title={m.specimen_lists()}>
      <StepProgress
        label={m.specimen_lists()}
        steps={options.map(({ label }) => label)}
        current={1}
      />
      <div className="flex flex-col gap-14 py-4">
        <StepList steps={steps} layout="row" />
        <StepList steps={steps} />
      </div>
      <Accordion
        items={options.map(({ label }) => ({ title: label, content: m.specimen_hint() }))}
      />
      <div className="flex max-w-sm flex-col gap-4">
        <Price
          value={formatRupiah(priceRupiah)}
          regular={{ label: m.specimen_regular(), value: formatRupiah(regularPriceRupiah) }}
        />
        <ProgressLine share={0.6} />
      </div>
      <CleanHtml
        html={`<p>${m.specimen_hint()}</p><ul>${options.map(({ label }) => `<li>${label}</li>`).join('')}</ul>`}
      />
      <ScrollShelf
        heading={<h3 className="text-xl">{m.specimen_food()}</h3>}
        label={m.specimen_food()}
        previousLabel={m.specimen_previous()}
        nextLabel={m.specimen_next()}
        items={[1, 2].flatMap((round) => options.map((option) => ({ ...option, round })))}
        keyOf={({ value, round }) => `${value}-${round}`}
      >
        {({ label }) => (
          <Card className="w-full">
            <Button variant="quiet">{label}</Button>
          </Card>
        )}
      </ScrollShelf>
      <ul className="divide-y divide-line border-line border-y">
        {options.map(({ value, label }) => (
          <LinkRow key={value} icon="check-circle" text={m.specimen_hint()}>
            <a href={`#${value}`} className={rowLink}>
              {label}
            </a>
          </LinkRow>
        ))}
      </ul>
      <SourceList
        title={m.specimen_source()}
        sources={[{ title: 'panganku.org', url: 'https://panganku.org/' }]}
      />
    </Specimen>
  )
}
