import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { useProof } from '#app/session/second-factor/step-up/step-up-provider.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type PurchaseList,
  type PurchaseQuery,
  purchaseSearchSchema,
} from '#server/contract/admin-purchase.schema.ts'
import { transactionStateSchema } from '#server/contract/purchase.schema.ts'
import { nameFromSlug } from '#server/contract/single-consultation.ts'
import { findPurchases } from './admin-purchases.functions.ts'
import { stateNames } from './purchase-state.tsx'
import { PurchaseTable } from './purchase-table.tsx'

type PurchasesPageProps = { list: PurchaseList; query: PurchaseQuery }

/** Purchases by state and day, and one by its number, id or address. */
export function PurchasesPage({ list, query }: PurchasesPageProps) {
  return (
    <AdminPage title={m.admin_purchases()} description={m.admin_purchases_text()}>
      <PurchaseSearch />
      <PurchaseFilters query={query} services={list.services} />
      {list.purchases.length > 0 ? (
        <PurchaseTable purchases={list.purchases} />
      ) : (
        <p>{m.admin_purchases_none()}</p>
      )}
      <nav aria-label={m.admin_pages()} className="flex gap-3">
        {query.after && (
          <Link
            to="/admin/pembelian"
            search={{ ...query, after: undefined }}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {m.admin_page_first()}
          </Link>
        )}
        {list.next && (
          <Link
            to="/admin/pembelian"
            search={{ ...query, after: list.next }}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {m.admin_page_next()}
          </Link>
        )}
      </nav>
    </AdminPage>
  )
}

/** The term is sent in the body, because it may be an address. */
function PurchaseSearch() {
  const find = useServerFn(findPurchases)
  const withProof = useProof()
  const search = useMutation({
    mutationFn: (term: string) =>
      withProof(async () => requireAnswer(await find({ data: { term } }))),
  })
  const form = useValidatedForm(purchaseSearchSchema, ({ term }) => search.mutate(term))
  return (
    <section aria-label={m.admin_purchase_find()} className="flex flex-col gap-4">
      <form {...form.formProps} className="flex flex-col gap-3 sm:max-w-xl">
        <TextField
          name="term"
          label={m.admin_purchase_find()}
          hint={m.admin_purchase_find_hint()}
          autoComplete="off"
          maxLength={254}
          problem={form.problem('term', m.admin_purchase_find_missing())}
        />
        <Button type="submit" className="self-start" isBusy={search.isPending}>
          {m.admin_purchase_find_submit()}
        </Button>
      </form>
      <FailureAlert error={search.error} />
      <div role="status">
        {search.data &&
          (search.data.purchases.length > 0 ? (
            <PurchaseTable purchases={search.data.purchases} />
          ) : (
            <p>{m.admin_purchase_found_none()}</p>
          ))}
      </div>
    </section>
  )
}

type PurchaseFiltersProps = { query: PurchaseQuery } & Pick<PurchaseList, 'services'>

/** A plain form: the filters are in the address. */
function PurchaseFilters({ query, services }: PurchaseFiltersProps) {
  return (
    <form
      key={JSON.stringify(query)}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_2fr_1fr_1fr_auto]"
    >
      <NativeSelect
        name="state"
        label={m.admin_purchase_state()}
        defaultValue={query.state ?? ''}
        options={[
          { value: '', label: m.admin_purchase_state_any() },
          ...transactionStateSchema.options.map((state) => ({
            value: state,
            label: stateNames[state](),
          })),
        ]}
      />
      <NativeSelect
        name="service"
        label={m.admin_purchase_service()}
        defaultValue={query.service ?? ''}
        options={[
          { value: '', label: m.admin_purchase_state_any() },
          ...services.map(({ id, programSlug, durationWeeks: weeks }) => ({
            value: id,
            label: m.admin_purchase_bought({ name: nameFromSlug(programSlug), weeks }),
          })),
        ]}
      />
      <TextField
        name="from"
        type="date"
        label={m.admin_from()}
        defaultValue={query.from}
        required={false}
      />
      <TextField
        name="until"
        type="date"
        label={m.admin_until()}
        defaultValue={query.until}
        required={false}
      />
      <Button type="submit" variant="secondary">
        {m.admin_filter()}
      </Button>
    </form>
  )
}
