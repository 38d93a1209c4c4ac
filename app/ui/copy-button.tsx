import { Clipboard } from '@ark-ui/react/clipboard'
import { buttonStyles } from './button.tsx'
import { Icon } from './icon.tsx'

type CopyButtonProps = { value: string; label: string; copiedLabel: string }

/** Copies a text, and says for a moment that it has. */
export function CopyButton({ value, label, copiedLabel }: CopyButtonProps) {
  return (
    <Clipboard.Root value={value}>
      <Clipboard.Context>
        {({ copied }) => (
          <>
            <Clipboard.Trigger
              aria-label={copied ? copiedLabel : label}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              <Icon name={copied ? 'check' : 'link'} className="size-4" />
              {copied ? copiedLabel : label}
            </Clipboard.Trigger>
            <span role="status" className="sr-only">
              {copied && copiedLabel}
            </span>
          </>
        )}
      </Clipboard.Context>
    </Clipboard.Root>
  )
}
