import type { MouseEvent, ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { movedUp } from './text-form/changed-list.ts'

type ContentListProps = {
  /** The list's path in the content. Without scripts, the buttons send it. */
  name: string
  label: string
  items: unknown[]
  newItem: unknown
  onChange: (items: unknown[]) => void
  /** Draws one item. */
  children: (item: unknown, index: number, label: string) => ReactNode
}

/** A list whose items an editor adds, removes and moves up. */
export function ContentList({ name, label, items, newItem, onChange, children }: ContentListProps) {
  const act = (verb: string, path: string, changed: () => unknown[]) => ({
    type: 'submit' as const,
    name: 'act',
    value: `${verb}:${path}`,
    onClick(event: MouseEvent) {
      event.preventDefault()
      onChange(changed())
    },
  })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-semibold">{label}</legend>
      {items.map((one, index) => {
        const itemLabel = `${label} ${index + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are controlled and have no ids
          <div key={index} className="flex flex-col gap-2 rounded-control border border-line p-3">
            {children(one, index, itemLabel)}
            <div className="flex gap-2">
              {index > 0 && (
                <Button
                  {...act('up', `${name}.${index}`, () => movedUp(items, index))}
                  variant="quiet"
                  size="sm"
                  aria-label={`${m.desk_up()}: ${itemLabel}`}
                >
                  {m.desk_up()}
                </Button>
              )}
              <Button
                {...act('remove', `${name}.${index}`, () => items.toSpliced(index, 1))}
                variant="quiet"
                size="sm"
                aria-label={`${m.desk_remove()}: ${itemLabel}`}
              >
                {m.desk_remove()}
              </Button>
            </div>
          </div>
        )
      })}
      <Button
        {...act('add', name, () => [...items, newItem])}
        variant="secondary"
        size="sm"
        className="self-start"
      >
        {m.desk_add({ list: label })}
      </Button>
    </fieldset>
  )
}
