import { useId } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { pageUrl } from '#app/seo/page-url.ts'
import { Alert } from '#app/ui/alert.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { fieldStyles } from '#app/ui/field.tsx'

const field = fieldStyles()

/** The address of a link that was just made; the focus goes to it, so that it can be copied at once. */
export function NewLink({ shareKey }: { shareKey: string }) {
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
      </div>
    </Alert>
  )
}
