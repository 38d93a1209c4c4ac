import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: 'relative mt-0.5 grid size-5 shrink-0',
    input: [
      'peer size-5 appearance-none rounded-[0.3125rem] border border-line-strong bg-surface-raised',
      'checked:border-action checked:bg-action aria-invalid:border-danger-action',
      'aria-invalid:ring-1 aria-invalid:ring-danger-action disabled:opacity-60',
    ],
    mark: 'pointer-events-none absolute inset-0 hidden text-action-ink peer-checked:block',
  },
})()

/** The native checkbox in the site's colours; readable while disabled. */
export function CheckboxBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className={styles.root()}>
      <input {...props} type="checkbox" className={styles.input()} />
      <Icon name="check" className={styles.mark()} />
    </span>
  )
}
