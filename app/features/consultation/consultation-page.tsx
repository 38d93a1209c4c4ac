import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import { ChosenNutritionist } from './chosen-nutritionist.tsx'
import type { ChosenAnswer, ConsultationPrices } from './consultation.server.ts'
import { Scope } from './scope.tsx'
import { Section } from './section.tsx'

const telehealthUrl =
  'https://persijatim.id/2025/03/08/upaya-kesehatan-dalam-bentuk-telemedisine-dalam-regulasi-di-indonesia/'
const pressureUrl =
  'https://health.kompas.com/read/23F09120100668/kenali-klasifikasi-hipertensi-di-indonesia'

type ConsultationPageProps = {
  prices: ConsultationPrices
  /** Whom a link from a profile brought along. */
  chosen: ChosenAnswer | undefined
}

/** What a consultation is, what it costs, what it is not, and where to begin. */
export function ConsultationPage({ prices, chosen }: ConsultationPageProps) {
  return (
    <Container className="flex flex-col gap-14 py-8 md:gap-20 md:py-14">
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
        <div className="flex flex-col items-start gap-6">
          <PageHeading title={m.consultation_title()} description={m.consultation_text()} />
          {chosen?.kind !== 'found' && <Ways />}
        </div>
        <ProgramIllustration name="later-years" className="rounded-card" />
      </div>
      {chosen && <ChosenNutritionist chosen={chosen} />}
      <Section title={m.consultation_steps_title()}>
        <StepList
          layout="row"
          steps={[
            { title: m.consultation_step_choose(), text: m.consultation_step_choose_text() },
            { title: m.consultation_step_tell(), text: m.consultation_step_tell_text() },
            { title: m.consultation_step_agree(), text: m.consultation_step_agree_text() },
            { title: m.consultation_step_look(), text: m.consultation_step_look_text() },
          ]}
        />
      </Section>
      <Cost prices={prices} />
      <Scope />
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        <Preparation />
        <Urgent />
      </div>
      <PicturePanel
        picture={<ProgramIllustration name="heart" className="rounded-card" isFurtherDown />}
      >
        <div className="flex flex-col gap-3">
          <h2 className="text-2xl">{m.consultation_next_title()}</h2>
          <p className="text-ink-muted">{m.consultation_next_text()}</p>
        </div>
        <Ways />
      </PicturePanel>
      <SourceList
        title={m.consultation_sources_title()}
        sources={[
          { title: m.consultation_source_telehealth(), url: telehealthUrl },
          { title: m.consultation_source_pressure(), url: pressureUrl },
        ]}
      />
    </Container>
  )
}

function Ways() {
  return (
    <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
      <Link to="/ahli-gizi" className={buttonStyles({ size: 'lg' })}>
        {m.consultation_choose_nutritionist()}
      </Link>
      <Link to="/program" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
        {m.consultation_choose_program()}
      </Link>
    </div>
  )
}

function Cost({ prices }: Pick<ConsultationPageProps, 'prices'>) {
  return (
    <Section title={m.consultation_cost_title()}>
      <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-2">
        {prices ? (
          <p className="flex max-w-prose flex-col gap-1 border-highlight border-l-4 pl-4">
            <span className="font-bold text-2xl tabular-nums">
              {rangeText(prices.least, prices.most)}
            </span>
            <span className="text-ink-muted">{m.consultation_cost_range_text()}</span>
          </p>
        ) : (
          <p className="max-w-prose">{m.consultation_cost_unknown()}</p>
        )}
        <div className="flex max-w-prose flex-col gap-3">
          <p>{m.consultation_cost_program()}</p>
          <Link
            to="/pricing"
            className="tap self-start font-semibold text-link underline underline-offset-3"
          >
            {m.consultation_cost_all()}
          </Link>
        </div>
      </div>
    </Section>
  )
}

function rangeText(least: number, most: number): ReactNode {
  if (least === most) return formatRupiah(least)
  return m.consultation_cost_range({ least: formatRupiah(least), most: formatRupiah(most) })
}

function Preparation() {
  const items = [
    m.consultation_prepare_meals(),
    m.consultation_prepare_size(),
    m.consultation_prepare_medicine(),
    m.consultation_prepare_results(),
  ]
  return (
    <Section title={m.consultation_prepare_title()}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 marker:text-link">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Alert role="note">{m.consultation_prepare_first()}</Alert>
    </Section>
  )
}

function Urgent() {
  return (
    <Alert tone="danger" role="note" title={m.consultation_urgent_title()}>
      <p>{m.consultation_urgent_text()}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        <li>{m.consultation_urgent_pressure()}</li>
        <li>{m.consultation_urgent_sugar()}</li>
        <li>{m.consultation_urgent_other()}</li>
      </ul>
    </Alert>
  )
}
