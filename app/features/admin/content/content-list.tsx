import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

type ContentListProps = {
  label: string
  items: unknown[]
  newItem: unknown
  onChange: (items: unknown[]) => void
  /** Draws one item. */
  children: (item: unknown, index: number, label: string) => ReactNode
}

/** A list whose items an editor adds, removes and moves up. */
export function ContentList({ label, items, newItem, onChange, children }: ContentListProps) {
  const moveUp = (index: number) => {
    const moved = [...items]
    moved.splice(index - 1, 0, ...moved.splice(index, 1))
    onChange(moved)
  }
  return (
    <fieldset className="flex flex-col gap-4">
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
                  type="button"
                  variant="quiet"
                  size="sm"
                  aria-label={`${m.desk_up()}: ${itemLabel}`}
                  onClick={() => moveUp(index)}
                >
                  {m.desk_up()}
                </Button>
              )}
              <Button
                type="button"
                variant="quiet"
                size="sm"
                aria-label={`${m.desk_remove()}: ${itemLabel}`}
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                {m.desk_remove()}
              </Button>
            </div>
          </div>
        )
      })}
      <Button
        type="button"
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => onChange([...items, newItem])}
      >
        {m.desk_add({ list: label })}
      </Button>
    </fieldset>
  )
}
