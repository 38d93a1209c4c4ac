import { Link, useNavigate } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { NutritionistDetail } from '#server/contract/admin-nutritionist.schema.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import { sendFirstWords } from './admin-nutritionists.functions.ts'
import { ProfileForm } from './profile-form.tsx'
import type { PublicProfile } from './public-profile.server.ts'

type StepsProps = { nutritionist: NutritionistDetail; profile: PublicProfile }
type Step = { name: string; isDone: boolean; action?: ReactNode }

const link = 'self-start py-2 font-semibold text-link underline'

/** What a profile needs until visitors find it, and where each step is done. */
export function PublicProfileSteps({ nutritionist, profile }: StepsProps) {
  const may = usePermissions()
  const { slug, name, state } = nutritionist
  const steps = stepsOf({ nutritionist, profile }, may('prices.propose'))
  const isPublic = steps.every(({ isDone }) => isDone)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{m.admin_nutri_profile()}</h2>
      <p className="text-ink-muted text-sm">
        {isPublic ? m.admin_nutri_profile_public() : m.admin_nutri_profile_text()}
      </p>
      <ol className="flex flex-col gap-3">
        {steps.map(({ name, isDone, action }) => (
          <li key={name} className="flex flex-col items-start gap-1 border-line border-b pb-3">
            <span className="flex w-full items-start justify-between gap-3">
              <span className="min-w-0">{name}</span>
              <Badge tone={isDone ? 'success' : 'warning'}>
                {isDone ? m.admin_nutri_step_done() : m.admin_nutri_step_open()}
              </Badge>
            </span>
            {action}
          </li>
        ))}
      </ol>
      {isPublic && state === 'active' && (
        <Link to="/ahli-gizi/$slug" params={{ slug }} className={link}>
          {m.admin_nutri_public_open()}
        </Link>
      )}
      {may('content.publish') && (
        <details>
          <summary className="cursor-pointer py-2 font-semibold text-link">
            {m.admin_nutri_facts_edit()}
          </summary>
          <ProfileForm slug={slug} practiceName={name} profile={profile} />
        </details>
      )}
    </Card>
  )
}

function stepsOf({ nutritionist, profile }: StepsProps, mayPrice: boolean): Step[] {
  const { slug, email, priceRupiah } = nutritionist
  const words = (locale: DocumentKey['locale'], name: string) => ({
    name,
    isDone: profile.words[locale] === 'live',
    action: <Words slug={slug} locale={locale} profile={profile} />,
  })
  return [
    { name: m.admin_nutri_step_account(), isDone: email !== null },
    { name: m.admin_nutri_step_facts(), isDone: profile.profile !== null },
    words('id', m.admin_nutri_step_words_id()),
    words('en', m.admin_nutri_step_words_en()),
    { name: m.admin_nutri_step_licences(), isDone: profile.hasLicences },
    {
      name: m.admin_nutri_step_price(),
      isDone: priceRupiah !== null,
      action: mayPrice && (
        <Link to="/admin/harga/$id" params={{ id: consultationSlugOf(slug) }} className={link}>
          {m.admin_nutri_price_open()}
        </Link>
      ),
    },
  ]
}

type WordsProps = { slug: string; locale: DocumentKey['locale']; profile: PublicProfile }

function Words({ slug, locale, profile }: WordsProps) {
  const begin = useAdminMutation(useServerFn(sendFirstWords))
  const navigate = useNavigate()
  const to = '/admin/konten/$kind/$slug/$locale'
  const params = { kind: 'nutritionist-text', slug, locale }
  if (profile.words[locale] !== 'missing')
    return (
      <Link to={to} params={params} className={link}>
        {m.admin_nutri_words_open()}
      </Link>
    )
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isBusy={begin.isPending}
        onClick={() =>
          begin.mutate({ slug, locale }, { onSuccess: () => void navigate({ to, params }) })
        }
      >
        {m.admin_nutri_words_begin()}
      </Button>
      <FailureAlert error={begin.error} />
    </>
  )
}
