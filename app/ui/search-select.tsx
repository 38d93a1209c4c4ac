import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { useMemo, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { debounce } from '#app/lib/debounce.ts'
import { fieldStyles } from './field.tsx'
import { Icon } from './icon.tsx'
import {
  emptyListText,
  type Option,
  optionNamed,
  optionsMatching,
  searchDelayMs,
} from './option-filter.ts'
import { slotRecipe } from './recipe.ts'

const field = fieldStyles()
const styles = slotRecipe({
  slots: {
    control: 'relative',
    trigger: 'absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-muted',
    list: [
      'z-40 max-h-72 overflow-y-auto rounded-control border border-line bg-surface-raised p-1',
      'text-ink shadow-float outline-none',
    ],
    option: [
      'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2',
      'data-highlighted:bg-action-soft data-highlighted:text-action-soft-ink',
    ],
    empty: 'px-3 py-2.5 text-ink-muted',
  },
})()

type SearchSelectProps = {
  label: string
  options: Option[]
  /** Value of the chosen option, or empty. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Form field name of the value. */
  name?: string
  /** Shown beside the label if the field may stay empty. */
  optionalMark?: string
  autoComplete?: string
}

/** A combobox: choose one of many options by typing part of its name. */
export function SearchSelect({
  label,
  options,
  value,
  onChange,
  placeholder,
  name,
  optionalMark,
  autoComplete,
}: SearchSelectProps) {
  const [query, setQuery] = useState('')
  const [search] = useState(() => debounce(setQuery, searchDelayMs))
  const collection = useMemo(
    () => createListCollection({ items: optionsMatching(options, query) }),
    [options, query],
  )
  const valueTyped = (text: string) => (text === '' ? '' : optionNamed(options, text)?.value)
  return (
    <Combobox.Root
      collection={collection}
      value={value === '' ? [] : [value]}
      onValueChange={({ value: [chosen = ''] }) => onChange(chosen)}
      onInputValueChange={({ inputValue, reason }) => {
        const isTyped = reason === 'input-change'
        search(isTyped ? inputValue : '')
        if (isTyped) onChange(valueTyped(inputValue) ?? value)
      }}
      placeholder={placeholder ?? ''}
      // Needed if the field has the focus before hydration.
      openOnClick
      lazyMount
      positioning={{ sameWidth: true }}
      translations={{ triggerLabel: m.select_open() }}
      className={field.root()}
    >
      <Combobox.Label className={field.label()}>
        {label}
        {optionalMark && <span className="font-normal text-ink-muted"> ({optionalMark})</span>}
      </Combobox.Label>
      <Combobox.Control className={styles.control()}>
        <Combobox.Input
          autoComplete={autoComplete}
          className={field.input({ className: 'pr-11' })}
        />
        <Combobox.Trigger className={styles.trigger()}>
          <Icon name="chevron-down" />
        </Combobox.Trigger>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content className={styles.list()}>
          {collection.items.map((option) => (
            <Combobox.Item key={option.value} item={option} className={styles.option()}>
              <Combobox.ItemText>{option.label}</Combobox.ItemText>
              <Combobox.ItemIndicator>
                <Icon name="check" />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          ))}
          {collection.items.length === 0 && (
            <p role="status" className={styles.empty()}>
              {emptyListText(query)}
            </p>
          )}
        </Combobox.Content>
      </Combobox.Positioner>
      {/* The text field holds the label; the form needs the value. */}
      {name && <input type="hidden" name={name} value={value} />}
    </Combobox.Root>
  )
}
