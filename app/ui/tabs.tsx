import { Tabs as ArkTabs, useTabsContext } from '@ark-ui/react/tabs'
import type { ComponentProps } from 'react'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: 'flex flex-col gap-6',
    list: 'flex gap-1 rounded-control bg-surface-sunken p-1',
    trigger: [
      'min-h-11 flex-1 whitespace-nowrap rounded-control px-2 py-1.5 font-semibold text-ink-muted transition-colors',
      'hover:text-ink data-selected:bg-surface-raised data-selected:text-ink',
      'data-selected:ring-1 data-selected:ring-line',
    ],
    content: 'rounded-control',
  },
})()

function Root({ className, ...rest }: ComponentProps<typeof ArkTabs.Root>) {
  return <ArkTabs.Root {...rest} className={styles.root({ className })} />
}

function List({ className, ...rest }: ComponentProps<typeof ArkTabs.List>) {
  return <ArkTabs.List {...rest} className={styles.list({ className })} />
}

function Trigger({ className, ...rest }: ComponentProps<typeof ArkTabs.Trigger>) {
  return <ArkTabs.Trigger {...rest} className={styles.trigger({ className })} />
}

/** Hides the old tab at once: Ark would show both for a moment, and the page would jump. */
function Content({ className, ...rest }: ComponentProps<typeof ArkTabs.Content>) {
  const { value } = useTabsContext()
  return (
    <ArkTabs.Content
      {...rest}
      hidden={value !== rest.value}
      className={styles.content({ className })}
    />
  )
}

export const Tabs = { Root, List, Trigger, Content }
