import { recipe, slotRecipe } from '#app/ui/recipe.ts'
import type { TextPage } from '#server/contract/text-page.schema.ts'

const styles = slotRecipe({
  slots: {
    root: '',
    section: 'flex flex-col gap-4',
    text: 'flex max-w-prose flex-col gap-3',
  },
  variants: {
    layout: {
      /** To be read from beginning to end. */
      column: { root: 'flex min-w-0 flex-col gap-12' },
      /** To be looked over; one that is left alone in its row takes all of it. */
      grid: {
        root: 'grid gap-12 md:grid-cols-2',
        section: 'md:last:odd:col-span-2',
      },
    },
  },
})

const pointStyles = recipe({
  base: 'flex flex-col gap-2 pl-5 marker:text-link',
  variants: {
    isNumbered: {
      true: 'list-decimal marker:tabular-nums',
      false: 'list-disc',
    },
  },
})

type TextSectionsProps = {
  sections: TextPage['sections']
  /** Ids for links to them, in the same order. */
  ids?: string[]
  layout?: 'column' | 'grid'
}

export function TextSections(props: TextSectionsProps) {
  const { sections, ids = [], layout = 'column' } = props
  const { root, section: sectionStyles, text } = styles({ layout })
  return (
    <div className={root()}>
      {sections.map(({ heading, paragraphs, items, isNumbered }, index) => (
        <section key={heading} id={ids[index]} className={sectionStyles()}>
          <h2 className="text-2xl">{heading}</h2>
          <div className={text()}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && <Points items={items} isNumbered={isNumbered} />}
          </div>
        </section>
      ))}
    </div>
  )
}

function Points({ items, isNumbered }: Pick<TextPage['sections'][number], 'items' | 'isNumbered'>) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={pointStyles({ isNumbered })}>
      {items.map((item) => (
        <li key={item} className="pl-1">
          {item}
        </li>
      ))}
    </List>
  )
}
