import { useSettings } from '#app/config/use-settings.ts'
import { chooseLocale } from '#app/i18n/browser-locale.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { carryFields } from '#app/ui/carried-fields.ts'
import { type Segment, SegmentedControl } from '#app/ui/segmented-control.tsx'

type Locale = ReturnType<typeof getLocale>

/** Each language in its own words, for visitors who cannot read the page. */
const segments: Segment<Locale>[] = [
  { value: 'id', label: 'Bahasa Indonesia', text: 'ID', language: 'id' },
  { value: 'en', label: 'English', text: 'EN', language: 'en' },
]

/** Stores the choice in a cookie and reloads the page in that language, with what was typed. */
export function LanguagePicker() {
  const settings = useSettings()
  return (
    <SegmentedControl
      label={m.shell_language()}
      segments={segments}
      value={getLocale()}
      onChange={(locale) => {
        carryFields()
        chooseLocale(locale, settings)
      }}
    />
  )
}
