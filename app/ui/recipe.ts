/** Class names: a string, a list, or undefined. */
export type Classes = string | undefined | readonly Classes[]

/** Options per variant; a boolean variant has `true` and `false`. */
type Variants<Look> = Record<string, Record<string, Look>>

type Choices<V> = {
  [Name in keyof V]?: (keyof V[Name] extends 'true' | 'false' ? boolean : keyof V[Name]) | undefined
}

type Override = { className?: Classes }

type Look<V> = { variants?: V; defaultVariants?: Choices<V> }

/** Variant props of a recipe's component. */
export type RecipeProps<Recipe extends (props: never) => unknown> = Omit<
  NonNullable<Parameters<Recipe>[0]>,
  keyof Override
>

/** Look of one element: base classes and the classes of each variant. */
export function recipe<V extends Variants<Classes> = Record<never, never>>(
  look: Look<V> & { base?: Classes },
) {
  return (props: Choices<V> & Override = {}) =>
    join([look.base, chosenLooks<Classes>(look, props), props.className])
}

/** Look of a component with several elements, its slots; each variant can style every slot. */
export function slotRecipe<
  Slot extends string,
  V extends Variants<SlotLook<Slot>> = Record<never, never>,
>(look: Look<V> & { slots: Record<Slot, Classes> }) {
  const slots = Object.keys(look.slots) as Slot[]
  return (choices: Choices<V> = {}) => {
    const chosen = chosenLooks<SlotLook<Slot>>(look, choices)
    const classesOf = (slot: Slot) => (override?: Override) =>
      join([look.slots[slot], chosen.map((slotLook) => slotLook?.[slot]), override?.className])
    return Object.fromEntries(slots.map((slot) => [slot, classesOf(slot)])) as {
      [Name in Slot]: ReturnType<typeof classesOf>
    }
  }
}

type Chosen = { [variant: string]: unknown }

type SlotLook<Slot extends string> = { [Name in Slot]?: Classes }

function chosenLooks<L>(
  look: { variants?: Variants<L>; defaultVariants?: Chosen },
  choices: Chosen,
): (L | undefined)[] {
  return Object.entries(look.variants ?? {}).map(
    ([name, options]) => options[String(choices[name] ?? look.defaultVariants?.[name])],
  )
}

function join(classes: Classes[]): string {
  return classes
    .map((part) => (typeof part === 'object' ? join([...part]) : part))
    .filter(Boolean)
    .join(' ')
}
