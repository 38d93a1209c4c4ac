import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { type PlatePart, plateParts, shares } from '#app/nutrition/plate-guide.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { type Food, foodsByPart } from './plate.ts'
import { PlatePicture } from './plate-picture.tsx'
import { foodNames, partNames, partPortions, pictureLabelOf, verdictOf } from './plate-words.ts'

const allFoods = plateParts.flatMap((part): readonly Food[] => foodsByPart[part])

/** A plate to fill: choose foods, see them on Isi Piringku and read which part is missing. */
export function PlateCheck() {
  const choices = useRef<HTMLFieldSetElement>(null)
  // The boxes are the source of truth: a visitor may check them before hydration.
  const [chosen, setChosen] = useState<ReadonlySet<Food>>(new Set())
  useEffect(() => setChosen(checkedFoods(boxesIn(choices.current))), [])
  function clear() {
    for (const box of boxesIn(choices.current)) box.checked = false
    setChosen(new Set())
  }
  return (
    <div className="flex flex-col gap-8 lg:grid lg:grid-cols-12 lg:items-center lg:gap-12">
      {/* On a high phone the plate sticks to the top while the visitor chooses foods below it. */}
      <div className="flex flex-col gap-3 bg-surface py-3 max-lg:[@media(min-height:36rem)]:sticky max-lg:top-0 max-lg:z-10 lg:col-span-5 lg:gap-5">
        <div className="mx-auto w-full max-w-52 sm:max-w-72 lg:max-w-none">
          <PlatePicture chosen={chosen} label={pictureLabelOf(chosen)} />
        </div>
        <p role="status" className="min-h-13 text-balance text-center font-semibold max-sm:text-sm">
          {verdictOf(chosen)}
        </p>
      </div>
      <fieldset
        ref={choices}
        onChange={() => setChosen(checkedFoods(boxesIn(choices.current)))}
        className="flex min-w-0 flex-col gap-4 max-lg:[&_:is(input,button)]:scroll-mt-80 lg:col-span-7"
      >
        <legend className="mb-6 text-xl font-bold">{m.checks_plate_choose()}</legend>
        <div className="flex flex-col divide-y divide-line border-line border-y">
          {plateParts.map((part) => (
            <PartChoices key={part} part={part} />
          ))}
        </div>
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 self-start disabled:invisible"
          disabled={chosen.size === 0}
          onClick={clear}
        >
          {m.checks_plate_clear()}
        </Button>
      </fieldset>
    </div>
  )
}

function boxesIn(choices: HTMLElement | null): HTMLInputElement[] {
  return [...(choices?.querySelectorAll('input') ?? [])]
}

function checkedFoods(boxes: HTMLInputElement[]): ReadonlySet<Food> {
  const checked = new Set(boxes.filter((box) => box.checked).map(({ value }) => value))
  return new Set(allFoods.filter((food) => checked.has(food)))
}

function PartChoices({ part }: { part: PlatePart }) {
  return (
    <fieldset className="flex flex-col gap-3 py-5">
      <legend className="float-left mb-3 flex w-full items-baseline justify-between gap-3 font-semibold">
        {partNames[part]()}
        <span className="text-ink-muted tabular-nums">{shares[part]}</span>
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {foodsByPart[part].map((food) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box holds the input.
          <label
            key={food}
            className="[&_input]:outline-none inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface-raised px-4 transition-colors hover:border-action has-checked:border-action has-checked:bg-action-soft has-checked:text-action-soft-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <CheckboxBox value={food} />
            {foodNames[food]()}
          </label>
        ))}
      </div>
      <p className="text-ink-muted text-sm">{partPortions[part]()}</p>
    </fieldset>
  )
}
