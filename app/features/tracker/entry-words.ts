import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { EntryWords } from '#app/sync/conflict-list.tsx'
import type { EntryContent } from '#server/contract/sync.schema.ts'

const names = {
  weight: m.sync_entry_weight,
  food: m.sync_entry_food,
  measurement: m.sync_entry_measurement,
}

/** What an entry is called, and what a version of it says, where there is no room for more. */
export const entryWords: EntryWords = {
  nameOf({ kind, base, next }) {
    const content = next ?? base
    return names[kind]({ date: content ? formatDate(dayOf(content)) : '' })
  },
  textOf(content) {
    if ('kilograms' in content)
      return `${formatNumber(content.kilograms, { minimumFractionDigits: 1 })}\u00a0kg`
    if ('foodId' in content) return `${formatNumber(content.amount)} × ${content.foodId}`
    const second = content.secondValue === null ? '' : `/${formatNumber(content.secondValue)}`
    return formatNumber(content.value) + second
  },
}

function dayOf(content: EntryContent): string {
  return 'eatenOn' in content ? content.eatenOn : content.measuredOn
}
