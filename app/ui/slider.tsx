import { Slider as ArkSlider } from '@ark-ui/react/slider'
import { slotRecipe } from './recipe.ts'

/** Specification, section 9. */
const thumbWidth = 15

const styles = slotRecipe({
  slots: {
    root: 'min-w-0',
    control: 'relative flex h-9 w-full cursor-pointer touch-none items-center',
    track: 'h-1.5 w-full overflow-hidden rounded-full bg-current/25',
    range: 'h-full rounded-full bg-highlight',
    // The touch target is larger than the visible thumb.
    thumb: [
      'size-[15px] rounded-full bg-highlight outline-offset-3 focus-visible:outline-3',
      'before:absolute before:-inset-2.5 focus-visible:outline-highlight',
    ],
  },
})()

type SliderProps = {
  label: string
  /** From 0 to 1. */
  value: number
  step: number
  /** Value as a screen reader announces it. */
  valueText: string
  onChange: (value: number) => void
  className?: string
}

/**
 * A slider from 0 to 1. Rendered in the browser only, because it positions its thumb by inline
 * style.
 */
export function Slider({ label, value, step, valueText, onChange, className }: SliderProps) {
  return (
    <ArkSlider.Root
      aria-label={[label]}
      min={0}
      max={1}
      step={step}
      value={[value]}
      onValueChange={({ value: [next] }) => onChange(next ?? 0)}
      getAriaValueText={() => valueText}
      thumbSize={{ width: thumbWidth, height: thumbWidth }}
      className={styles.root({ className })}
    >
      <ArkSlider.Control className={styles.control()}>
        <ArkSlider.Track className={styles.track()}>
          <ArkSlider.Range className={styles.range()} />
        </ArkSlider.Track>
        <ArkSlider.Thumb index={0} className={styles.thumb()}>
          <ArkSlider.HiddenInput />
        </ArkSlider.Thumb>
      </ArkSlider.Control>
    </ArkSlider.Root>
  )
}
