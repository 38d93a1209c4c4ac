import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PopoverMenu } from '#app/ui/popover-menu.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const

export function ButtonSpecimens() {
  const label = m.specimen_save()
  return (
    <Specimen title={m.specimen_buttons()}>
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {label}
            </Button>
          ))}
          <Button variant={variant} isBusy>
            {label}
          </Button>
          <Button variant={variant} disabled>
            {label}
          </Button>
        </div>
      ))}
      <div className="rounded-card bg-primary-900 p-6">
        <Button variant="warm" size="lg">
          {label}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton value={label} label={m.specimen_copy()} copiedLabel={m.specimen_copied()} />
        <PopoverMenu
          trigger={
            <>
              {m.specimen_menu()}
              <Icon name="chevron-down" className="size-4" />
            </>
          }
        >
          <p className="p-5">{m.specimen_text()}</p>
        </PopoverMenu>
      </div>
    </Specimen>
  )
}
