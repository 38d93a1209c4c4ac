import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { type Asked, type Tool, toolsFor } from './rich-text-tools.ts'

type ToolbarProps = {
  /** Names the text, such as “Sections 1 › Text”. */
  label: string
  textId: string
  state: EditorState
  view: EditorView
  bar: RefObject<HTMLDivElement | null>
  onAsk: (asked: Asked) => void
}

/** The buttons above a text. Tab stops at one of them; arrow keys lead to the others. */
export function RichTextToolbar({ label, textId, state, view, bar, onAsk }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const tools = toolsFor(state)
  const stop = Math.min(current, tools.length - 1)

  function move(event: KeyboardEvent) {
    const last = tools.length - 1
    const targets: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (event.key === 'Escape') view.focus()
    if (target === undefined) return
    event.preventDefault()
    bar.current?.querySelectorAll('button')[target]?.focus()
  }

  function press({ run, asks }: Tool) {
    if (asks) return onAsk(asks)
    run?.(view.state, view.dispatch, view)
    view.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={m.desk_tools({ field: label })}
      aria-controls={textId}
      onKeyDown={move}
      className="flex flex-wrap gap-1 border-line border-b p-1"
    >
      {tools.map((tool, index) => {
        const isOn = tool.isOn?.(state)
        const isPossible = tool.isPossible(state)
        return (
          <Button
            key={tool.id}
            size="sm"
            variant={isOn ? 'secondary' : 'quiet'}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={isOn}
            aria-disabled={!isPossible || undefined}
            aria-keyshortcuts={tool.keys?.replace('Mod', 'Control').replaceAll('-', '+')}
            title={tool.keys?.replace('Mod', 'Ctrl').replaceAll('-', '+').toUpperCase()}
            className="px-2 aria-disabled:opacity-55"
            onFocus={() => setCurrent(index)}
            // Keeps the selection of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => isPossible && press(tool)}
          >
            {tool.name()}
          </Button>
        )
      })}
    </div>
  )
}
