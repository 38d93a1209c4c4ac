import { type ComponentType, useEffect, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { TextAreaField } from '#app/ui/text-area-field.tsx'

type RichTextFieldProps = {
  name: string
  label: string
  value: string
  onChange: (html: string) => void
}
type Editor = ComponentType<Omit<RichTextFieldProps, 'name'>>

/**
 * The text of a section. Until the editor has arrived, it is a plain text area with the stored
 * HTML. It stays one while a person types in it. Without scripts it stays one.
 */
export function RichTextField({ name, ...field }: RichTextFieldProps) {
  const [Editor, setEditor] = useState<Editor>()
  const [isTyping, setTyping] = useState(false)

  useEffect(() => {
    let isLeft = false
    import('./rich-text-editor.tsx')
      .then(({ default: arrived }) => {
        if (isLeft) return
        setTyping(document.activeElement?.getAttribute('name') === name)
        setEditor(() => arrived)
      })
      // The text area serves as well.
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [name])

  if (Editor && !isTyping) return <Editor {...field} />
  const { label, value, onChange } = field
  return (
    <TextAreaField
      {...{ name, label, value }}
      rows={12}
      hint={m.desk_html_hint()}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setTyping(false)}
    />
  )
}
