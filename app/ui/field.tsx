import { Field as ArkField } from '@ark-ui/react/field'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

export const fieldStyles = slotRecipe({
  slots: {
    root: 'flex flex-col gap-1.5',
    label: 'font-semibold text-sm',
    input: [
      'min-h-11 w-full rounded-control border border-line-strong bg-surface-raised px-3 py-2',
      'placeholder:text-ink-muted [&[readonly]]:bg-surface-sunken aria-invalid:border-danger-action',
      'aria-invalid:ring-1 aria-invalid:ring-danger-action disabled:opacity-60',
    ],
    helperText: 'text-pretty text-ink-muted text-sm',
    errorText: 'flex items-start gap-1.5 font-medium text-danger-ink text-sm',
  },
})
const styles = fieldStyles()

/** A labelled control; `invalid` shows the error text and announces it. */
function Root({ className, ...rest }: ComponentProps<typeof ArkField.Root>) {
  return <ArkField.Root {...rest} className={styles.root({ className })} />
}

function Label({ className, ...rest }: ComponentProps<typeof ArkField.Label>) {
  return <ArkField.Label {...rest} className={styles.label({ className })} />
}

function Input({ className, ...rest }: ComponentProps<typeof ArkField.Input>) {
  return <ArkField.Input {...rest} className={styles.input({ className })} />
}

function HelperText({ className, ...rest }: ComponentProps<typeof ArkField.HelperText>) {
  return <ArkField.HelperText {...rest} className={styles.helperText({ className })} />
}

function ErrorText({ className, children, ...rest }: ComponentProps<typeof ArkField.ErrorText>) {
  return (
    <ArkField.ErrorText {...rest} className={styles.errorText({ className })}>
      <Icon name="warning" className="mt-px size-4.5" />
      <span className="min-w-0 text-pretty">{children}</span>
    </ArkField.ErrorText>
  )
}

export const Field = { Root, Label, Input, HelperText, ErrorText }
