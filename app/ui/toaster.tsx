import { Toaster as ArkToaster, type CreateToasterReturn, Toast } from '@ark-ui/react/toast'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    // Ark's inline style would shrink it to its content.
    region: 'w-[calc(100%-2rem)] sm:w-96',
    root: [
      'flex w-full items-start gap-3 rounded-control border border-line bg-surface-raised p-4',
      'pointer-events-auto text-ink shadow-float',
      '[translate:var(--x)_var(--y)] [opacity:var(--opacity)] [height:var(--height)]',
      'transition-[translate,opacity,height] duration-150',
    ],
    icon: 'mt-0.5 size-6',
    avatar: 'size-10 shrink-0 rounded-full object-cover',
    body: 'flex min-w-0 flex-1 flex-col gap-0.5 text-left',
    actions: 'mt-2 flex flex-wrap gap-2',
    close: '-m-3 ml-auto rounded-control p-3 text-ink-muted hover:text-ink',
  },
  variants: {
    type: {
      success: { icon: 'text-success-ink' },
      error: { icon: 'text-danger-ink' },
      info: { icon: 'text-info-ink' },
    },
  },
})

const iconByType: Record<string, IconName> = { success: 'check-circle', error: 'stop' }

type ToastAction = { label: string; onClick: () => void }

/** What a toast shows besides its text; stored in its `meta`. */
export type ToastLook = {
  icon?: IconName | undefined
  /** URL of a picture that replaces the icon. */
  avatar?: string | undefined
  actions?: ToastAction[] | undefined
  onClick?: (() => void) | undefined
}

type ToasterProps = {
  toaster: CreateToasterReturn
  closeLabel: string
  onAction: (toastId: string, run: () => void) => void
}

/** The region of toasts; hovering pauses their timers. */
export function Toaster({ toaster, closeLabel, onAction }: ToasterProps) {
  return (
    <ArkToaster toaster={toaster} className={styles().region()}>
      {({ id = '', type, title, description, closable, meta }) => {
        const parts = styles({ type: type as 'success' | 'error' | 'info' })
        const { icon, avatar, actions = [], onClick }: ToastLook = meta ?? {}
        const Body = onClick ? 'button' : 'div'
        return (
          <Toast.Root className={parts.root()}>
            {avatar ? (
              <img src={avatar} alt="" className={parts.avatar()} />
            ) : (
              <Icon name={icon ?? iconByType[type ?? 'info'] ?? 'info'} className={parts.icon()} />
            )}
            <div className={parts.body()}>
              <Body {...(onClick && { type: 'button', onClick })} className={parts.body()}>
                <Toast.Title className="font-semibold">{title}</Toast.Title>
                {description && (
                  <Toast.Description className="text-pretty text-ink-muted text-sm">
                    {description}
                  </Toast.Description>
                )}
              </Body>
              {actions.length > 0 && (
                <div className={parts.actions()}>
                  {actions.map((action) => (
                    <Button
                      key={action.label}
                      size="sm"
                      variant="secondary"
                      onClick={() => onAction(id, action.onClick)}
                    >
                      {action.label}
                    </Button>
                  ))}
                </div>
              )}
            </div>
            {closable !== false && (
              <Toast.CloseTrigger aria-label={closeLabel} className={parts.close()}>
                <Icon name="close" />
              </Toast.CloseTrigger>
            )}
          </Toast.Root>
        )
      }}
    </ArkToaster>
  )
}
