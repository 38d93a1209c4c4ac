import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { Background, FailedMails } from '#server/contract/admin-mail.schema.ts'
import { MailChangeForm } from './mail-change-form.tsx'
import { mailKindName } from './mail-kind-name.ts'

type UpkeepPageProps = { mails: FailedMails | null; background: Background | null }

/** The mails that failed, and when the background work last ended well. */
export function UpkeepPage({ mails, background }: UpkeepPageProps) {
  return (
    <AdminPage title={m.admin_upkeep()} description={m.admin_upkeep_text()}>
      {mails && <Mails {...mails} />}
      {background && <Works {...background} />}
    </AdminPage>
  )
}

function Mails({ mails, waiting }: FailedMails) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{m.admin_upkeep_mails()}</h2>
      <p className="text-ink-muted text-sm">{m.admin_upkeep_waiting({ count: waiting })}</p>
      {mails.length === 0 ? (
        <p>{m.admin_upkeep_mails_none()}</p>
      ) : (
        <AdminTable
          caption={m.admin_upkeep_mails()}
          columns={[
            m.admin_mail_kind(),
            m.admin_upkeep_recipient(),
            m.admin_upkeep_error(),
            m.admin_upkeep_next(),
            m.admin_member_do(),
          ]}
          rows={mails.map((mail) => ({
            key: mail.id,
            cells: [
              mailKindName(mail.kind),
              mail.recipient,
              m.admin_upkeep_tries({ error: mail.lastError, count: mail.attempts }),
              mail.dueAt ? (
                momentInJakarta(mail.dueAt)
              ) : (
                <Badge key="state" tone="danger">
                  {m.admin_upkeep_given_up()}
                </Badge>
              ),
              <MailChangeForm key="change" mail={mail} />,
            ],
          }))}
        />
      )}
    </section>
  )
}

function Works({ works }: Background) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{m.admin_upkeep_works()}</h2>
      <AdminTable
        caption={m.admin_upkeep_works()}
        columns={[m.admin_upkeep_work(), m.admin_upkeep_last_done(), m.admin_upkeep_failures()]}
        rows={works.map(({ work, lastDoneAt, failures, lastError, lastFailedAt }) => ({
          key: work,
          cells: [
            <code key="work">{work}</code>,
            lastDoneAt ? momentInJakarta(lastDoneAt) : m.admin_upkeep_never(),
            failures > 0 && lastFailedAt ? (
              <Badge key="failures" tone="danger">
                {m.admin_upkeep_failed({
                  count: failures,
                  error: lastError,
                  moment: momentInJakarta(lastFailedAt),
                })}
              </Badge>
            ) : (
              m.admin_upkeep_no_failures()
            ),
          ],
        }))}
      />
    </section>
  )
}
