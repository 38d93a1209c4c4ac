import { Toaster as ArkToaster, type CreateToasterReturn, Toast } from '@ark-ui/react/toast'
import { tv } from 'tailwind-variants/lite'
import { Icon, type IconName } from './icon.tsx'

const styles = tv({
  slots: {
    // The group's own inline style would shrink it to its content.
    region: 'w-[calc(100%-2rem)] sm:w-96',
    root: [
      'flex w-full items-start gap-3 rounded-control border border-line bg-surface-raised p-4',
      'pointer-events-auto text-ink shadow-float',
      '[translate:var(--x)_var(--y)] [opacity:var(--opacity)] [height:var(--height)]',
      'transition-[translate,opacity,height] duration-150',
    ],
    icon: 'mt-0.5 size-6',
    close: '-m-1.5 ml-auto rounded-control p-1.5 text-ink-muted hover:text-ink',
  },
  variants: {
    type: {
      success: { icon: 'text-success-ink' },
      error: { icon: 'text-danger-ink' },
      info: { icon: 'text-info-ink' },
    },
  },
})

const iconByType: Record<string, IconName> = { success: 'check-circle', error: 'warning' }

type ToasterProps = { toaster: CreateToasterReturn; closeLabel: string }

/** The region of short notices; the pointer over it holds their timers. */
export function Toaster({ toaster, closeLabel }: ToasterProps) {
  return (
    <ArkToaster toaster={toaster} className={styles().region()}>
      {(toast) => {
        const { root, icon, close } = styles({ type: toast.type as 'success' | 'error' | 'info' })
        return (
          <Toast.Root className={root()}>
            <Icon name={iconByType[toast.type ?? 'info'] ?? 'info'} className={icon()} />
            <div className="flex min-w-0 flex-col gap-0.5">
              <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
              {toast.description && (
                <Toast.Description className="text-ink-muted text-sm">
                  {toast.description}
                </Toast.Description>
              )}
            </div>
            <Toast.CloseTrigger aria-label={closeLabel} className={close()}>
              <Icon name="close" />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </ArkToaster>
  )
}
