import { Link } from '@tanstack/react-router'
import type { WithNextFree } from '#app/clients/next-free.server.ts'
import { useSettings } from '#app/config/use-settings.ts'
import { formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import type { Nutritionist } from '#server/contract/nutritionist.schema.ts'
import type { ChosenNutritionistResult } from './consultation.server.ts'

/** The nutritionist whose profile led here, and the way to a session with them. */
export function ChosenNutritionist({ chosen }: { chosen: ChosenNutritionistResult }) {
  switch (chosen.kind) {
    case 'found':
      return <Chosen nutritionist={chosen.nutritionist} />
    case 'absent':
      return <Alert>{m.consultation_absent()}</Alert>
    case 'unavailable':
      return <Alert tone="warning">{m.consultation_unavailable()}</Alert>
  }
}

function Chosen({ nutritionist: it }: { nutritionist: WithNextFree<Nutritionist> }) {
  const { name } = it
  return (
    <Card padding="lg" className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <div className="flex items-start gap-5">
          <Portrait slug={it.slug} size="card" />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-2xl">{m.consultation_chosen_title({ name })}</h2>
            <p className="text-ink-muted">{it.degrees}</p>
            <p className="text-ink-muted">{it.city}</p>
            {it.isExample && (
              <p className="text-ink-muted text-sm">{m.consultation_chosen_example()}</p>
            )}
          </div>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          {it.priceRupiah !== null && (
            <div>
              <dt className="text-ink-muted text-sm">{m.consultation_chosen_price()}</dt>
              <dd className="font-semibold text-xl tabular-nums">{formatRupiah(it.priceRupiah)}</dd>
            </div>
          )}
          <div>
            <dt className="text-ink-muted text-sm">{m.consultation_chosen_next()}</dt>
            <dd className="font-semibold">{textOf(it)}</dd>
          </div>
        </dl>
        <div className="-mx-3 flex flex-wrap">
          <Link
            to="/ahli-gizi/$slug"
            params={{ slug: it.slug }}
            className={buttonStyles({ variant: 'quiet', size: 'row' })}
          >
            {m.consultation_chosen_profile()}
          </Link>
          <Link to="/ahli-gizi" className={buttonStyles({ variant: 'quiet', size: 'row' })}>
            {m.consultation_chosen_other()}
          </Link>
        </div>
      </div>
      <WayToSession nutritionist={it} />
    </Card>
  )
}

function textOf({ nextFreeAt, takesNewClients }: WithNextFree<unknown>): string {
  if (!takesNewClients) return m.consultation_chosen_no_new()
  if (nextFreeAt === undefined) return m.consultation_chosen_next_unknown()
  return nextFreeAt ? formatDateTime(nextFreeAt) : m.consultation_chosen_no_time()
}

function WayToSession({ nutritionist }: { nutritionist: WithNextFree<Nutritionist> }) {
  const { name, programs } = nutritionist
  const { contactEmail } = useSettings()
  const subject = encodeURIComponent(m.consultation_chosen_subject({ name }))
  return (
    <div className="flex flex-col gap-4">
      <p>{m.consultation_chosen_ways()}</p>
      {nutritionist.nextFreeAt && (
        <Link
          to="/konsultasi/jadwal"
          search={{ nutritionist: nutritionist.slug }}
          className={buttonStyles({ size: 'lg', className: 'self-start' })}
        >
          {m.consultation_chosen_times()}
        </Link>
      )}
      {programs.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-lg">{m.consultation_chosen_programs({ name })}</h3>
          <ul className="divide-y divide-line border-line border-y">
            {programs.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  to="/program/$slug"
                  params={{ slug }}
                  search={{ nutritionist: nutritionist.slug }}
                  className="flex min-h-12 items-center justify-between gap-4 font-semibold text-link hover:underline"
                >
                  {title}
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a
          href={`mailto:${contactEmail}?subject=${subject}`}
          className={buttonStyles({ variant: 'secondary' })}
        >
          <Icon name="mail" />
          {m.consultation_chosen_question()}
        </a>
        <span className="wrap-anywhere text-ink-muted text-sm">{contactEmail}</span>
      </div>
    </div>
  )
}
