import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { foodOptions } from './food-options.ts'
import { Specimen } from './specimen.tsx'

export function ChoiceSpecimens() {
  const [food, setFood] = useState('rice')
  const [isChecked, setIsChecked] = useState(true)
  const options = foodOptions()
  const label = m.specimen_food()
  return (
    <Specimen title={m.specimen_choices()}>
      <Card className="grid items-start gap-8 md:grid-cols-2">
        <ChoiceCards
          legend={label}
          name="choice"
          value={food}
          onChange={setFood}
          choices={options.map(({ value, label: title }) => ({
            value,
            title,
            description: m.specimen_hint(),
          }))}
        />
        <div className="flex min-w-0 flex-col items-start gap-6">
          <SegmentedControl
            label={label}
            value={food}
            onChange={setFood}
            segments={options.map((option) => ({ ...option, text: option.label }))}
          />
          <Checkbox label={m.specimen_rice()} checked={isChecked} onChange={setIsChecked} />
          <Checkbox label={m.specimen_tempe()} checked disabled />
          <CheckboxField name="box" label={m.specimen_vegetables()} />
          <CheckboxField
            name="box-wrong"
            label={m.specimen_vegetables()}
            problem={m.specimen_wrong()}
          />
          <NativeSelect
            label={label}
            options={options}
            value={food}
            onChange={(event) => setFood(event.target.value)}
            className="w-full"
          />
          <div className="w-full">
            <SearchSelect
              label={label}
              options={options}
              value={food}
              onChange={setFood}
              placeholder={m.specimen_placeholder()}
            />
          </div>
        </div>
      </Card>
      <Tabs.Root defaultValue="rice">
        <Tabs.List>
          {options.map(({ value, label: name }) => (
            <Tabs.Trigger key={value} value={value}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {options.map(({ value, label: name }) => (
          <Tabs.Content key={value} value={value}>
            {name}. {m.specimen_hint()}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Specimen>
  )
}
