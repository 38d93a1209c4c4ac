import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WithNextFree } from '#app/clients/next-free.server.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { nameOfCondition, nameOfLanguage } from '#app/i18n/nutritionist-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import type { Nutritionist } from '#server/contract/nutritionist.schema.ts'
import { CredentialSources, Credentials } from './credentials.tsx'
import { ExampleNotice } from './example-notice.tsx'
import { FreeDays } from './free-days.tsx'
import { nextFreeText } from './nutritionist-words.ts'

type NutritionistProfileProps = {
  nutritionist: WithNextFree<Nutritionist>
  /** Undefined while they are unknown. */
  freeDays: FreeTimes['days'] | undefined
}

export function NutritionistProfile({ nutritionist, freeDays }: NutritionistProfileProps) {
  const { name, biography, education, programs, str, sip, isExample } = nutritionist
  return (
    <Container className="grid items-start gap-x-12 gap-y-8 py-8 md:gap-y-12 md:py-14 lg:grid-cols-[7fr_5fr]">
      <Opening nutritionist={nutritionist} />
      <aside className="lg:row-span-2 lg:h-full">
        <ConsultCard nutritionist={nutritionist} />
      </aside>
      <div className="flex min-w-0 flex-col gap-12">
        {isExample && <ExampleNotice ofOne />}
        <Section title={m.nutritionists_about_title({ name })}>
          <div className="flex max-w-prose flex-col gap-3">
            {biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <FreeDays nutritionist={nutritionist} days={freeDays} />
        <Section title={m.nutritionists_education_title()}>
          <ul className="flex flex-col gap-2">
            {education.map(({ title, year }) => (
              <li key={title} className="flex gap-4">
                <span className="font-semibold tabular-nums">{year}</span>
                {title}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className="flex min-w-0 flex-col gap-12 lg:col-span-2">
        <Credentials str={str} sip={sip} />
        {programs.length > 0 && (
          <Section id="program" title={m.nutritionists_programs_title({ name })}>
            <ProgramLinks nutritionist={nutritionist} />
          </Section>
        )}
        <CredentialSources />
      </div>
    </Container>
  )
}

function Opening({ nutritionist: it }: { nutritionist: WithNextFree<Nutritionist> }) {
  const facts = [
    { term: m.nutritionists_city_label(), value: it.city },
    { term: m.nutritionists_languages_label(), value: it.languages.map(nameOfLanguage).join(', ') },
    {
      term: m.nutritionists_years_label(),
      value: m.nutritionists_years_since({ year: String(it.practisingSince) }),
    },
  ]
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Link
        to="/ahli-gizi"
        className="tap inline-flex items-center gap-1.5 self-start font-semibold text-link text-sm hover:underline"
      >
        <Icon name="arrow-left" className="size-4" />
        {m.nutritionists_back()}
      </Link>
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-4 sm:gap-x-8">
        <Portrait
          slug={it.slug}
          size="page"
          alt={m.nutritionists_portrait_alt({ name: it.name })}
          className="sm:row-span-2"
        />
        <div className="min-w-0">
          <PageHeading
            title={
              <>
                {it.name}{' '}
                <span className="block text-ink-muted text-lg tracking-normal">{it.degrees}</span>
              </>
            }
          />
        </div>
        <div className="col-span-2 flex min-w-0 flex-col gap-5 sm:col-span-1">
          <p className="text-pretty text-ink-muted text-lg">{it.headline}</p>
          <ul aria-label={m.nutritionists_conditions_title()} className="flex flex-wrap gap-2">
            {it.conditions.map((condition) => (
              <li key={condition} className="flex">
                <Badge tone="program">{nameOfCondition(condition)}</Badge>
              </li>
            ))}
          </ul>
          <dl className="flex flex-col gap-x-6 gap-y-3 sm:grid sm:grid-cols-3">
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt className="text-ink-muted text-sm">{term}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  )
}

type SectionProps = { id?: string; title: string; children: ReactNode }

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="flex scroll-mt-6 flex-col gap-4">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

function ProgramLinks({ nutritionist }: { nutritionist: WithNextFree<Nutritionist> }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {nutritionist.programs.map(({ slug, title }) => (
        <li key={slug} className="border-line border-t">
          <Link
            to="/program/$slug"
            params={{ slug }}
            search={{ nutritionist: nutritionist.slug }}
            className="group flex min-h-12 items-center justify-between gap-4 font-semibold text-link"
          >
            {title}
            <Icon name="arrow-right" className="transition-transform group-hover:translate-x-1" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Price and next time of a consultation, with the link to book it. */
function ConsultCard({ nutritionist: it }: { nutritionist: WithNextFree<Nutritionist> }) {
  return (
    <Card className="flex flex-col gap-5 lg:sticky lg:top-6">
      <h2 className="text-xl">{m.nutritionists_consult_title({ name: it.name })}</h2>
      <dl className="flex flex-col gap-4">
        {it.priceRupiah !== null && (
          <div>
            <dt className="text-ink-muted text-sm">{m.nutritionists_price_label()}</dt>
            <dd className="font-semibold text-xl tabular-nums">{formatRupiah(it.priceRupiah)}</dd>
          </div>
        )}
        {it.nextFreeAt !== undefined && (
          <div>
            <dt className="text-ink-muted text-sm">{m.nutritionists_next_free()}</dt>
            <dd className="font-semibold">{nextFreeText(it)}</dd>
          </div>
        )}
      </dl>
      <p>
        {it.takesNewClients ? m.nutritionists_consult_ways() : m.nutritionists_consult_former()}
      </p>
      <Link
        to={it.nextFreeAt === undefined ? '/konsultasi' : '/konsultasi/jadwal'}
        search={{ nutritionist: it.slug }}
        className={buttonStyles({
          variant: it.takesNewClients ? 'primary' : 'secondary',
          size: 'lg',
          isWide: true,
        })}
      >
        {it.takesNewClients
          ? m.nutritionists_consult_action({ name: it.name })
          : m.nutritionists_consult_times()}
      </Link>
      <p>{m.nutritionists_consult_free()}</p>
      <Link
        to="/konsultasi"
        search={{ nutritionist: it.slug }}
        className="tap self-start font-semibold text-link underline underline-offset-3"
      >
        {m.nutritionists_consult_how()}
      </Link>
      <p className="text-ink-muted text-sm">{m.nutritionists_consult_scope()}</p>
    </Card>
  )
}
