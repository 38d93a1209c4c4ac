import { Field as ArkField } from '@ark-ui/react/field'
import { type ComponentProps, useState } from 'react'
import { fieldStyles } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordInputProps = ComponentProps<typeof ArkField.Input> & {
  /** Labels of the button while the password is hidden and shown. */
  showLabel: string
  hideLabel: string
}

/** Password input of a `Field.Root`, with a button to show the password. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <ArkField.Input
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={fieldStyles().input({ className: ['pr-12', className] })}
      />
      <button
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-muted hover:text-ink"
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  )
}
