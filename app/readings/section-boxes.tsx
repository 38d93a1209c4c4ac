import { useId } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type ShareSection, shareSections } from '#server/contract/share.schema.ts'
import { boxNameOf, sectionHints, sectionNames } from './section-words.ts'

const field = fieldStyles()

type SectionBoxesProps = {
  /** Checked at first. By default the least: the change in per cent. */
  chosen?: readonly ShareSection[]
  isWrong?: boolean
}

/** Chooses the sections of a tracker that someone else may see. */
export function SectionBoxes({ chosen = ['weightTrend'], isWrong = false }: SectionBoxesProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={isWrong ? errorId : undefined} className="flex flex-col gap-1">
      <legend className="mb-2 font-semibold text-sm">{m.sharing_sections()}</legend>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {shareSections.map((section) => (
          <SectionBox
            key={section}
            section={section}
            isChosen={chosen.includes(section)}
            isWrong={isWrong}
          />
        ))}
      </div>
      {isWrong && (
        <p id={errorId} className={field.errorText()}>
          <Icon name="warning" className="size-5" />
          {m.sharing_sections_wrong()}
        </p>
      )}
    </fieldset>
  )
}

type SectionBoxProps = { section: ShareSection; isChosen: boolean; isWrong: boolean }

function SectionBox({ section, isChosen, isWrong }: SectionBoxProps) {
  const id = useId()
  const hintId = useId()
  return (
    <label htmlFor={id} className="flex items-start gap-3 py-1">
      <CheckboxBox
        id={id}
        name={boxNameOf(section)}
        aria-label={sectionNames[section]()}
        aria-describedby={hintId}
        aria-invalid={isWrong || undefined}
        defaultChecked={isChosen}
      />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{sectionNames[section]()}</span>
        <span id={hintId} className="text-pretty text-ink-muted text-sm">
          {sectionHints[section]()}
        </span>
      </span>
    </label>
  )
}
