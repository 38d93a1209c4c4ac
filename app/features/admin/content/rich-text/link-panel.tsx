import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { isRichTextLink } from '#server/contract/rich-text.ts'
import { typedAddress } from './link-commands.ts'

type LinkPanelProps = {
  href: string
  /** An empty address removes the link. */
  onSet: (href: string) => void
  onClose: () => void
}

/** Asks where a link leads. It is no form: it lies in the form of the text. */
export function LinkPanel({ href, onSet, onClose }: LinkPanelProps) {
  const [typed, setTyped] = useState(href)
  const [isWrong, setWrong] = useState(false)

  function set() {
    const address = typedAddress(typed)
    if (address === '' || isRichTextLink(address)) onSet(address)
    else setWrong(true)
  }

  return (
    <div className="flex flex-col gap-3 border-line border-b p-3">
      <Field.Root invalid={isWrong}>
        <Field.Label>{m.desk_link_address()}</Field.Label>
        <Field.Input
          autoFocus
          autoComplete="off"
          inputMode="url"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose()
            if (event.key !== 'Enter') return
            event.preventDefault()
            set()
          }}
        />
        <Field.HelperText>{m.desk_link_hint()}</Field.HelperText>
        <Field.ErrorText>{m.desk_link_wrong()}</Field.ErrorText>
      </Field.Root>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={set}>
          {m.desk_link_set()}
        </Button>
        {href !== '' && (
          <Button size="sm" variant="secondary" onClick={() => onSet('')}>
            {m.desk_link_remove()}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onClose}>
          {m.desk_link_cancel()}
        </Button>
      </div>
    </div>
  )
}
