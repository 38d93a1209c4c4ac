import { Icon, type IconName } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: 'inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-line bg-surface p-0.5',
    segment: [
      'grid h-9 min-w-10 pointer-coarse:h-11 pointer-coarse:min-w-11 place-items-center rounded-control px-2 font-semibold text-ink-muted text-sm',
      'transition-colors hover:text-ink aria-pressed:bg-action-soft aria-pressed:text-action-soft-ink',
    ],
  },
})()

export type Segment<Value extends string> = {
  value: Value
  /** Accessible name and tooltip. */
  label: string
  icon?: IconName
  text?: string
  /** Language of the label if it differs from the page. */
  language?: string
}

type SegmentedControlProps<Value extends string> = {
  label: string
  segments: Segment<Value>[]
  /** Undefined while the choice is not known. */
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A few choices side by side that apply at once. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset aria-label={label} className={styles.root()}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          lang={segment.language}
          title={segment.label}
          aria-label={nameOf(segment)}
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
          className={styles.segment()}
        >
          {segment.icon && <Icon name={segment.icon} />}
          {segment.text}
        </button>
      ))}
    </fieldset>
  )
}

/** For voice control, the accessible name must start with the visible text. */
function nameOf({ text, label }: Pick<Segment<string>, 'text' | 'label'>): string {
  return text && text !== label ? `${text}, ${label}` : label
}
