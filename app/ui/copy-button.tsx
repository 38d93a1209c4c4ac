import { Clipboard } from '@ark-ui/react/clipboard'
import { buttonStyles } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

type CopyButtonProps = {
  value: string
  label: string
  copiedLabel: string
  /** Defaults to the link icon. */
  icon?: IconName
}

/** Copies a text and confirms it for a moment. */
export function CopyButton({ value, label, copiedLabel, icon = 'link' }: CopyButtonProps) {
  return (
    <Clipboard.Root value={value}>
      <Clipboard.Context>
        {({ copied }) => (
          <>
            <Clipboard.Trigger
              aria-label={copied ? copiedLabel : label}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              <Icon name={copied ? 'check' : icon} className="size-4" />
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
