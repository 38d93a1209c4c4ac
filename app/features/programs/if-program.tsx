import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import { DayDial } from './day-dial.tsx'
import { ifProgramSlug } from './if-program-slug.ts'
import { durationsId, ProgramDurations } from './program-durations.tsx'
import { DoctorFirst, ProgramSection } from './program-parts.tsx'
import type { DurationsAnswer } from './programs.server.ts'

const safePaceUrl =
  'https://rs.uns.ac.id/rs-uns-gelar-dialog-sehat-tekankan-penurunan-berat-badan-yang-aman-dan-sehat'
const screeningUrl = 'https://link.springer.com/doi/10.1186/1471-244X-9-5'
const plateGuideUrl =
  'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/?noamp=mobile'

/** What intermittent fasting is here, whom it is not for, and the program that goes with it. */
export function IfProgram({ prices }: { prices: DurationsAnswer }) {
  return (
    <Container className="flex flex-col gap-14 py-8 md:gap-20 md:py-14">
      <Opening />
      <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[7fr_5fr]">
        <div className="flex min-w-0 flex-col gap-14">
          <DoctorFirst
            reasons={[
              m.programs_if_not_pregnant(),
              m.programs_if_not_diabetes(),
              m.programs_if_not_disorder(),
            ]}
          />
          <ProgramSection title={m.programs_if_known_title()}>
            <div className="flex max-w-prose flex-col gap-3">
              <p>{m.programs_if_known_promise()}</p>
              <p>{m.programs_if_known_plate()}</p>
            </div>
          </ProgramSection>
          <Limits />
          <Day />
          <ProgramSection title={m.programs_if_stop_title()}>
            <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
              <li>{m.programs_if_stop_dizzy()}</li>
              <li>{m.programs_if_stop_thoughts()}</li>
              <li>{m.programs_if_stop_life()}</li>
            </ul>
          </ProgramSection>
        </div>
        <aside className="flex flex-col gap-4 lg:row-span-2 lg:h-full">
          <ProgramDurations slug={ifProgramSlug} prices={prices} />
        </aside>
        <SourceList
          title={m.programs_sources_title()}
          sources={[
            { title: m.programs_if_source_pace(), url: safePaceUrl },
            { title: m.programs_if_source_screening(), url: screeningUrl },
            { title: m.programs_if_source_plate(), url: plateGuideUrl },
          ]}
        />
      </div>
    </Container>
  )
}

function Opening() {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
      <div className="flex flex-col items-start gap-6">
        <PageHeading title={m.programs_if_title()} description={m.programs_if_text()} />
        <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
          <a href={`#${durationsId}`} className={buttonStyles({ size: 'lg' })}>
            {m.programs_see_durations()}
          </a>
          <Link
            to="/program/$slug"
            params={{ slug: ifProgramSlug }}
            className={buttonStyles({ variant: 'quiet', size: 'lg' })}
          >
            {m.programs_if_program()}
          </Link>
        </div>
      </div>
      <DayDial />
    </div>
  )
}

/** The numbers that nothing is planned beyond. */
function Limits() {
  const limits = [
    { number: m.programs_if_limit_pace(), meaning: m.programs_if_limit_pace_text() },
    { number: m.programs_if_limit_energy(), meaning: m.programs_if_limit_energy_text() },
    { number: m.programs_if_limit_medical(), meaning: m.programs_if_limit_medical_text() },
    { number: m.programs_if_limit_screening(), meaning: m.programs_if_limit_screening_text() },
  ]
  return (
    <ProgramSection title={m.programs_if_limits_title()}>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {limits.map(({ number, meaning }) => (
          <div key={number} className="flex flex-col gap-1 border-highlight border-l-4 pl-4">
            <dt className="font-bold text-xl tabular-nums">{number}</dt>
            <dd className="text-ink-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </ProgramSection>
  )
}

/** One day that would do; the window is wide on purpose. */
function Day() {
  const times = [
    { time: m.programs_if_day_morning(), meal: m.programs_if_day_morning_text() },
    { time: m.programs_if_day_noon(), meal: m.programs_if_day_noon_text() },
    { time: m.programs_if_day_evening(), meal: m.programs_if_day_evening_text() },
    { time: m.programs_if_day_night(), meal: m.programs_if_day_night_text() },
  ]
  return (
    <ProgramSection title={m.programs_if_day_title()}>
      <dl className="max-w-prose divide-y divide-line border-line border-y">
        {times.map(({ time, meal }) => (
          <div key={time} className="grid gap-x-6 py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="font-semibold tabular-nums">{time}</dt>
            <dd className="text-ink-muted">{meal}</dd>
          </div>
        ))}
      </dl>
    </ProgramSection>
  )
}
