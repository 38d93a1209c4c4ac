import { Slider as ArkSlider } from '@ark-ui/react/slider'
import { slotRecipe } from './recipe.ts'

/** In pixels (specification, section 9). */
const thumbWidth = 15

const styles = slotRecipe({
  slots: {
    root: 'min-w-0',
    control: 'relative flex h-9 w-full cursor-pointer touch-none items-center',
    track: 'h-1.5 w-full overflow-hidden rounded-full bg-current/25',
    range: 'h-full rounded-full bg-highlight',
    // Larger for a finger than it looks.
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
  /** The value as a screen reader says it. */
  valueText: string
  onChange: (value: number) => void
  className?: string
}

/** A value between nothing and all of it. In the browser only: it places its thumb by style. */
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
