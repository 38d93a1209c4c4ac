import { useId, useState } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { SectionBoxes } from '#app/readings/section-boxes.tsx'
import { pageUrl } from '#app/seo/page-url.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { sharedDayCounts, shareLifetimesDays } from '#server/contract/share.schema.ts'
import { firstBoxName, shareFormSchema } from './share-form.schema.ts'
import { useCreateShare } from './sharing.mutations.ts'

/** Creates a link. Its address is shown once and never again. */
export function ShareForm({ trackerId }: { trackerId: string }) {
  const create = useCreateShare(trackerId)
  // Retries share the id, so a lost reply cannot duplicate the link.
  const [id, setId] = useState(newClientId)
  const form = useValidatedForm(shareFormSchema, (share, element) =>
    create.mutate(
      { id, ...share },
      {
        onSuccess: () => {
          element.reset()
          setId(newClientId())
        },
      },
    ),
  )
  return (
    <Card className="flex flex-col gap-6">
      <h2 className="text-xl">{m.sharing_form_title()}</h2>
      <form {...form.formProps} className="flex flex-col gap-6">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="label"
            label={m.sharing_label()}
            hint={m.sharing_label_hint()}
            maxLength={60}
            autoComplete="off"
            problem={form.problem('label', m.sharing_label_wrong())}
          />
          <TextField
            name="shownName"
            label={m.sharing_shown_name()}
            hint={m.sharing_shown_name_hint()}
            optionalMark={m.sharing_optional()}
            maxLength={60}
            autoComplete="off"
          />
        </div>
        <SectionBoxes isWrong={form.isWrong(firstBoxName)} />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <NativeSelect
            name="dayCount"
            label={m.sharing_days()}
            options={optionsOf(sharedDayCounts, m.sharing_days_option)}
            defaultValue="90"
          />
          <NativeSelect
            name="lifetimeDays"
            label={m.sharing_lifetime()}
            options={optionsOf(shareLifetimesDays, m.sharing_lifetime_option)}
            defaultValue="7"
          />
          <TextField
            name="pin"
            label={m.sharing_pin()}
            hint={m.sharing_pin_hint()}
            optionalMark={m.sharing_optional()}
            inputMode="numeric"
            autoComplete="off"
            problem={form.problem('pin', m.sharing_pin_wrong())}
          />
        </div>
        <FailureAlert error={create.error} title={m.sharing_failed_title()} />
        <Button type="submit" className="sm:self-start" isBusy={create.isPending}>
          {m.sharing_submit()}
        </Button>
      </form>
      {create.isSuccess && <NewLink key={create.data.key} shareKey={create.data.key} />}
    </Card>
  )
}

function optionsOf(counts: readonly number[], words: (of: { count: number | string }) => string) {
  return counts.map((count) => ({
    value: String(count),
    label: words({ count: formatNumber(count) }),
  }))
}

const field = fieldStyles()

/** The address of the new link, focused and selected for copying. */
function NewLink({ shareKey }: { shareKey: string }) {
  const id = useId()
  const url = pageUrl(useSettings(), `/tracker/${shareKey}`)
  return (
    <Alert tone="success" title={m.sharing_made_title()}>
      <div className="flex flex-col gap-3 pt-1">
        <p>{m.sharing_made_text()}</p>
        <label htmlFor={id} className={field.label()}>
          {m.sharing_made_label()}
        </label>
        <div className="flex flex-wrap items-center gap-3">
          <input
            id={id}
            ref={(input) => input?.select()}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
            className={field.input({ className: 'min-w-0 flex-1 basis-60 text-ink' })}
          />
          <CopyButton value={url} label={m.sharing_copy()} copiedLabel={m.sharing_copied()} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(m.sharing_message({ url }))}`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            {m.sharing_whatsapp()}
          </a>
          {'share' in navigator && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => navigator.share({ text: m.sharing_message({ url }) }).catch(ignore)}
            >
              {m.sharing_other_app()}
            </Button>
          )}
        </div>
      </div>
    </Alert>
  )
}

/** The member closed the device's own panel. */
function ignore(): void {}
