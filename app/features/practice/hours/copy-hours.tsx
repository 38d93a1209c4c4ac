import { useRef } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { weekdayName, weekdays } from '#app/i18n/weekday-names.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'

type CopyHoursProps = { onCopy: (from: number, to: number[]) => void }

/** Copies the typed hours of one weekday to others. They count after they are saved. */
export function CopyHours({ onCopy }: CopyHoursProps) {
  const fields = useRef<HTMLFieldSetElement>(null)
  function copy() {
    const form = fields.current?.form
    if (!form) return
    const data = new FormData(form)
    onCopy(Number(data.get('copy-from')), data.getAll('copy-to').map(Number))
  }
  return (
    <details className="rounded-control border border-line p-4">
      <summary className="rounded-control font-semibold text-link">
        {m.practice_copy_title()}
      </summary>
      <fieldset
        ref={fields}
        aria-label={m.practice_copy_title()}
        className="mt-4 flex flex-col gap-4"
      >
        <NativeSelect
          name="copy-from"
          label={m.practice_copy_from()}
          className="max-w-60"
          options={weekdays.map((weekday) => ({
            value: String(weekday),
            label: weekdayName(weekday),
          }))}
        />
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">{m.practice_copy_to()}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {weekdays.map((weekday) => (
              <label
                key={weekday}
                htmlFor={`copy-to-${weekday}`}
                className="flex items-start gap-2 py-1 pointer-coarse:py-2.5"
              >
                <CheckboxBox id={`copy-to-${weekday}`} name="copy-to" value={weekday} />
                {weekdayName(weekday)}
              </label>
            ))}
          </div>
        </fieldset>
        <Button variant="secondary" size="sm" className="self-start" onClick={copy}>
          {m.practice_copy_action()}
        </Button>
      </fieldset>
    </details>
  )
}
