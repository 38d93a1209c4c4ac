import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { actName } from '#app/features/admin/audit/act-name.ts'
import { caseKindNames } from '#app/features/admin/cases/case-words.ts'
import { ConsentProof } from '#app/features/admin/consent-proof.tsx'
import { mailKindName } from '#app/features/admin/mail/mail-kind-name.ts'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { PurchaseState } from '#app/features/admin/purchases/purchase-state.tsx'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { MemberDetail } from '#server/contract/admin-member.schema.ts'
import { mailStates } from './mail-states.ts'

/** The devices, mails and purchases of an account, and what staff did about it. */
export function MemberLists({ member }: { member: MemberDetail }) {
  const mayOpenPurchase = usePermissions()('purchases.read')
  const { sessions, mails, purchases, cases, consents, acts } = member
  return (
    <>
      <Listed
        title={m.admin_member_sessions()}
        none={m.admin_member_sessions_none()}
        columns={[m.admin_member_device(), m.admin_member_signed_in(), m.admin_member_last_seen()]}
        rows={sessions.map(({ device, createdAt, lastSeenAt }) => [
          device || m.admin_member_device_unknown(),
          momentInJakarta(createdAt),
          momentInJakarta(lastSeenAt),
        ])}
      />
      <Listed
        title={m.admin_member_purchases()}
        none={m.admin_member_purchases_none()}
        columns={[
          m.admin_purchase_number(),
          m.admin_purchase_state(),
          m.admin_purchase_total(),
          m.admin_mail_at(),
        ]}
        rows={purchases.map(({ id, orderNumber, state, totalRupiah, createdAt }) => [
          mayOpenPurchase ? (
            <Link
              key="number"
              to="/admin/pembelian/$id"
              params={{ id }}
              className="font-semibold text-link underline"
            >
              {orderNumber}
            </Link>
          ) : (
            orderNumber
          ),
          <PurchaseState key="state" state={state} />,
          formatRupiah(totalRupiah),
          momentInJakarta(createdAt),
        ])}
      />
      <Listed
        title={m.admin_member_cases()}
        none={m.admin_member_cases_none()}
        columns={[m.admin_case_kind(), m.admin_case_received(), m.admin_case_event_closed()]}
        rows={cases.map(({ id, kind, receivedAt, closedAt }) => [
          caseKindNames[kind](),
          <Link
            key="link"
            to="/admin/permintaan-data/$register/$id"
            params={{ register: 'data-requests', id }}
            className="text-link underline"
          >
            {momentInJakarta(receivedAt)}
          </Link>,
          closedAt ? momentInJakarta(closedAt) : '',
        ])}
      />
      <Listed
        title={m.admin_consents()}
        none={m.admin_consents_none()}
        columns={[m.admin_consent_decision(), m.admin_mail_at(), m.admin_consent_words()]}
        rows={consents.map(({ isGiven, textVersion, language, decidedAt }) => [
          isGiven ? m.admin_consent_given() : m.admin_consent_refused(),
          momentInJakarta(decidedAt),
          <ConsentProof key="proof" at={decidedAt} locale={language} version={textVersion} />,
        ])}
      />
      <Listed
        title={m.admin_member_mails()}
        none={m.admin_member_mails_none()}
        columns={[m.admin_mail_kind(), m.admin_mail_state(), m.admin_mail_at()]}
        rows={mails.map(({ kind, state, at }) => [
          mailKindName(kind),
          mailStates[state](),
          momentInJakarta(at),
        ])}
      />
      <Listed
        title={m.admin_member_acts()}
        none={m.admin_member_acts_none()}
        columns={[
          m.admin_audit_at(),
          m.admin_audit_action(),
          m.admin_audit_actor(),
          m.admin_reason(),
        ]}
        rows={acts.map(({ at, action, by, reason }) => [
          momentInJakarta(at),
          actName(action),
          by || m.admin_member_by_member(),
          reason,
        ])}
      />
    </>
  )
}

type ListedProps = { title: string; none: string; columns: string[]; rows: ReactNode[][] }

function Listed({ title, none, columns, rows }: ListedProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-muted">{none}</p>
      ) : (
        <AdminTable
          caption={title}
          columns={columns}
          rows={rows.map((cells, index) => ({ key: String(index), cells }))}
        />
      )}
    </section>
  )
}
