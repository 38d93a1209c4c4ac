import { type MouseEvent, type ReactNode, useId } from 'react'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    trigger:
      'flex min-h-11 max-w-full items-center gap-2 rounded-control px-3 font-semibold text-ink hover:bg-action-soft',
    // In the top layer, positioned from the top of the page, where the header is.
    panel: 'absolute inset-auto border-line bg-surface-raised p-0 text-ink',
  },
  variants: {
    place: {
      /** Below the right edge of the page grid. */
      end: {
        panel: [
          'top-17 right-[max(1rem,calc((100vw-75rem)/2+1.5rem))] m-0 w-80 rounded-card border',
          'shadow-float',
        ],
      },
      /** Full width below the header. */
      page: { panel: 'top-16 left-0 m-0 w-full max-w-none border-b shadow-float' },
    },
  },
  defaultVariants: { place: 'end' },
})

type PopoverMenuProps = {
  /** Content of the button; needs a `label` if it is only a picture. */
  trigger: ReactNode
  label?: string
  place?: 'end' | 'page'
  children: ReactNode
}

/** A native popover: the browser closes it on Escape or a press outside and manages focus. */
export function PopoverMenu({ trigger, label, place, children }: PopoverMenuProps) {
  const id = useId()
  const parts = styles({ place })
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={parts.trigger()}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes after a link inside was followed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click */}
      <div id={id} popover="auto" onClick={closeAfterLink} className={parts.panel()}>
        {children}
      </div>
    </>
  )
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}
