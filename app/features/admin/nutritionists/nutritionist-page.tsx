import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import type { NutritionistDetail } from '#server/contract/admin-nutritionist.schema.ts'
import { ChangePractice } from './change-practice.tsx'
import { Credentials } from './credential-list.tsx'
import { HandOver } from './hand-over.tsx'
import { LicenceLight } from './licence-light.tsx'
import { practiceStateNames } from './nutritionist-state.ts'
import type { PublicProfile } from './public-profile.server.ts'
import { PublicProfileSteps } from './public-profile-steps.tsx'

type NutritionistPageProps = {
  nutritionist: NutritionistDetail
  /** Null to those who may not write texts. */
  profile: PublicProfile | null
}

/** One nutritionist: profile, credentials, clients, and how they go to another. */
export function NutritionistPage({ nutritionist, profile }: NutritionistPageProps) {
  const may = usePermissions()
  const { name, state, email } = nutritionist
  const mayManage = may('nutritionists.manage')
  return (
    <AdminPage title={name}>
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Profile nutritionist={nutritionist} />
          {profile && state !== 'left' && (
            <PublicProfileSteps nutritionist={nutritionist} profile={profile} />
          )}
          <CareOf nutritionist={nutritionist} />
          {mayManage && <HandOver nutritionist={nutritionist} />}
          {mayManage && email !== null && state !== 'left' && (
            <ChangePractice nutritionist={nutritionist} />
          )}
        </div>
        <Credentials nutritionist={nutritionist} />
      </div>
    </AdminPage>
  )
}

function Profile({ nutritionist }: { nutritionist: NutritionistDetail }) {
  const { slug, state, practiceUntil, light, email, invitedEmail, zone } = nutritionist
  const account =
    email ??
    (invitedEmail ? m.admin_nutri_invited({ email: invitedEmail }) : m.admin_nutri_no_account())
  const facts = [
    [m.admin_nutri_state(), practiceStateNames[state]()],
    [m.admin_nutri_until(), practiceUntil ? formatDate(practiceUntil) : '–'],
    [m.admin_nutri_account(), account],
    [m.admin_nutri_zone(), zone],
    [
      m.admin_nutri_takes(),
      nutritionist.takesNewClients ? m.admin_nutri_takes_yes() : m.admin_nutri_takes_no(),
    ],
    [m.admin_nutri_slug(), slug],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{m.admin_nutri_facts()}</h2>
      {state !== 'left' && (
        <p>
          <LicenceLight light={light} />
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The names of the clients, and nothing of their health. */
function CareOf({ nutritionist: { careOf } }: { nutritionist: NutritionistDetail }) {
  return (
    <section aria-labelledby="care-heading" className="flex flex-col gap-3">
      <h2 id="care-heading" className="text-xl">
        {m.admin_care()}
      </h2>
      {careOf.length === 0 ? (
        <p>{m.admin_care_none()}</p>
      ) : (
        <AdminTable
          caption={m.admin_care()}
          columns={[m.admin_care_client(), m.admin_nutri_sessions(), m.admin_care_next()]}
          rows={careOf.map(({ name, sessions, nextSessionAt }, index) => ({
            key: `${index}`,
            cells: [
              name,
              <span key="sessions" className="tabular-nums">
                {sessions}
              </span>,
              nextSessionAt ? momentInJakarta(nextSessionAt) : m.admin_care_no_session(),
            ],
          }))}
        />
      )}
    </section>
  )
}
