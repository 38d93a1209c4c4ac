import { type ComponentProps, useId } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

const field = fieldStyles()

const words = {
  missing: m.photos_file_missing,
  tooLarge: m.photos_too_large,
  noPhoto: m.photos_no_photo,
}
export type PhotoFieldProblem = keyof typeof words

type PhotoFieldProps = Pick<ComponentProps<'input'>, 'ref' | 'onChange'> & {
  problem: PhotoFieldProblem | undefined
}

/** The file input for a photo, with its problem. */
export function PhotoField({ problem, ...input }: PhotoFieldProps) {
  const id = useId()
  const hintId = useId()
  const problemId = useId()
  return (
    <div className={field.root()}>
      <label htmlFor={id} className={field.label()}>
        {m.photos_file()}
      </label>
      <input
        {...input}
        id={id}
        name="file"
        type="file"
        accept="image/*"
        aria-describedby={problem ? `${hintId} ${problemId}` : hintId}
        aria-invalid={problem ? true : undefined}
        className={field.input({
          className:
            'file:mr-4 file:rounded-control file:border-0 file:bg-action-soft file:px-3 file:py-1 file:font-semibold file:text-action-soft-ink',
        })}
      />
      <p id={hintId} className={field.helperText()}>
        {m.photos_file_hint()}
      </p>
      <div role="status" className="empty:hidden">
        {problem && (
          <p id={problemId} className={field.errorText()}>
            <Icon name="warning" className="mt-px size-4.5" />
            <span className="min-w-0 text-pretty">{words[problem]()}</span>
          </p>
        )}
      </div>
    </div>
  )
}
