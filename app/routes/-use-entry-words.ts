import { useFoodVersionText } from '#app/features/food/use-food-version-text.ts'
import { measuredVersionText } from '#app/features/measurements/entry/measured-version-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { measureName } from '#app/readings/measure-words.ts'
import { entryOf } from '#app/readings/measured-entry.ts'
import type { EntryWords } from '#app/sync/conflict-list.tsx'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import type { EntryContent, EntryKind } from '#server/contract/sync.schema.ts'

const names = {
  weight: () => measureName('weight'),
  measurement: m.measurements_entry,
  food: m.food_entry,
  plan: m.food_entry_planned,
} satisfies Record<EntryKind, () => string>

/** Names entries and describes their versions in the words of each feature. */
export function useEntryWords(): EntryWords {
  const { conflicts, unsent } = useSyncState()
  const refused = unsent.filter(({ refusal }) => refusal).map(({ operation }) => operation)
  const isFood = ({ kind }: { kind: EntryKind }) => kind === 'food' || kind === 'plan'
  const foodText = useFoodVersionText({ isWanted: [...conflicts, ...refused].some(isFood) })
  return {
    nameOf: ({ kind, base, next }) => measureOf(next ?? base) ?? names[kind](),
    textOf(content) {
      if ('foodId' in content) return foodText(content)
      const entry = entryOf(content)
      return entry ? measuredVersionText(entry) : ''
    },
  }
}

function measureOf(content: EntryContent | null): string | undefined {
  const entry = content && entryOf(content)
  return entry ? measureName(entry.kind) : undefined
}
