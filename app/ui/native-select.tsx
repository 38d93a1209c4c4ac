import { type ComponentProps, useId } from 'react'
import { Icon } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: 'flex min-w-0 flex-col gap-1.5',
    label: 'font-semibold text-sm',
    frame: 'relative',
    // The chosen text wraps if the browser supports it; otherwise it ends in an ellipsis.
    select: [
      'min-h-11 w-full appearance-none overflow-hidden text-ellipsis whitespace-normal',
      'rounded-control border border-line-strong bg-surface-raised py-2 pr-8 pl-3',
      'hover:border-action',
    ],
    arrow: 'pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-muted',
  },
})()

type NativeSelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string
  options: { value: string; label: string }[]
}

/** The native select: it works without scripts. */
export function NativeSelect({ label, options, className, ...rest }: NativeSelectProps) {
  const id = useId()
  return (
    <div className={styles.root({ className })}>
      <label htmlFor={id} className={styles.label()}>
        {label}
      </label>
      <div className={styles.frame()}>
        <select {...rest} id={id} className={styles.select()}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.arrow()} />
      </div>
    </div>
  )
}
