import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { articleTextStyles } from '#app/ui/clean-html.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { linkRangeOf, setLink } from './link-commands.ts'
import { LinkPanel } from './link-panel.tsx'
import { selectedPicture, setPicture } from './picture-commands.ts'
import { PicturePicker } from './picture-picker.tsx'
import { documentOf, htmlOf } from './rich-text-html.ts'
import { withInertStyles } from './rich-text-schema.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { type Asked, pluginsWith } from './rich-text-tools.ts'

const styles = fieldStyles()

type RichTextEditorProps = { label: string; value: string; onChange: (html: string) => void }

/** Writes HTML of `rich-text.ts` as it will look. Colleagues who may not write read it. */
export default function RichTextEditor({ label, value, onChange }: RichTextEditorProps) {
  const id = useId()
  const mayWrite = usePermissions()('content.edit')
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  /** The texts that this editor sent since the page last showed one. None of them is a new text. */
  const sentTexts = useRef(new Set([value]))
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const [asked, setAsked] = useState<Asked>()
  const range = state && linkRangeOf(state)

  const openLink = () => {
    if (view && linkRangeOf(view.state)) setAsked('link')
    return true
  }
  const askForLink = useEffectEvent(openLink)
  const tell = useEffectEvent((html: string) => {
    if (sentTexts.current.has(html) && html === value) return
    sentTexts.current.add(html)
    onChange(html)
  })
  const firstDocument = useEffectEvent(() => documentOf(value))

  useEffect(() => {
    const shown = new EditorView(place.current, {
      state: EditorState.create({
        doc: firstDocument(),
        plugins: pluginsWith({
          'Mod-k': () => askForLink(),
          'Alt-F10': () => {
            bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
            return true
          },
        }),
      }),
      editable: () => mayWrite,
      transformPastedHTML: withInertStyles,
      attributes: {
        ...{ id: `${id}-text`, role: 'textbox', 'aria-multiline': 'true' },
        ...{ 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` },
        ...(!mayWrite && { 'aria-readonly': 'true', tabindex: '0' }),
        class: articleTextStyles({ className: textClass }),
      },
      dispatchTransaction(change) {
        shown.updateState(shown.state.apply(change))
        setState(shown.state)
        if (change.docChanged) tell(htmlOf(shown.state.doc))
      },
    })
    setView(shown)
    setState(shown.state)
    return () => shown.destroy()
  }, [id, mayWrite])

  // Another text, such as a former revision, takes the place of what is shown.
  useLayoutEffect(() => {
    const isOwn = sentTexts.current.has(value)
    const newest = [...sentTexts.current].at(-1)
    if (value === newest) sentTexts.current = new Set([value])
    if (isOwn || !view) return
    sentTexts.current = new Set([value])
    const { plugins } = view.state
    view.updateState(EditorState.create({ doc: documentOf(value), plugins }))
    setState(view.state)
  }, [value, view])

  function close() {
    setAsked(undefined)
    view?.focus()
  }

  return (
    <div className={styles.root()}>
      <span id={`${id}-label`} className={styles.label()}>
        {label}
      </span>
      <div className="min-w-0 rounded-control border border-line-strong bg-surface-raised">
        {mayWrite && view && state && (
          <RichTextToolbar
            {...{ label, state, view, bar }}
            textId={`${id}-text`}
            onAsk={(what) => (what === 'link' ? openLink() : setAsked(what))}
          />
        )}
        {asked === 'link' && view && range && (
          <LinkPanel
            href={range.href}
            onSet={(href) => {
              setLink(href)(view.state, view.dispatch)
              close()
            }}
            onClose={close}
          />
        )}
        {asked === 'picture' && view && state && (
          <PicturePicker
            shown={selectedPicture(state)?.attrs as Parameters<typeof setPicture>[0] | undefined}
            onSet={(picture) => {
              setPicture(picture)(view.state, view.dispatch)
              close()
            }}
            onClose={close}
          />
        )}
        <div ref={place} className="relative overflow-x-auto" />
      </div>
      <p id={`${id}-hint`} className={styles.helperText()}>
        {m.desk_text_hint()}
      </p>
    </div>
  )
}

/** ProseMirror needs its white space, and the cells of an empty table have to be seen. */
const textClass =
  'min-h-32 whitespace-pre-wrap break-words p-3 [&_:is(th,td)]:border [&_:is(th,td)]:border-line [&_:is(th,td)]:px-2 [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-action'
