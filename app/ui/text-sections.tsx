import { Fragment, type ReactNode } from 'react'
import type { SectionLook, TextPage } from '#server/contract/text-page.schema.ts'
import { textWithEmergencies } from './emergency-rules.tsx'
import { recipe, slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: '',
    section: 'flex flex-col gap-4',
    text: 'flex max-w-prose flex-col gap-3',
  },
  variants: {
    layout: {
      /** To read from start to end. */
      column: { root: 'flex min-w-0 flex-col gap-12' },
      /** To scan; a section alone in its row takes the full width. */
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

type TextSection = TextPage['sections'][number]

/** Renderers for sections that are more than plain text. */
export type SectionLooks = Partial<Record<SectionLook, (section: TextSection) => ReactNode>>

type TextSectionsProps = {
  sections: TextSection[]
  /** Ids of the sections for links, in the same order. */
  ids?: string[]
  layout?: 'column' | 'grid'
  looks?: SectionLooks
}

export function TextSections(props: TextSectionsProps) {
  const { sections, ids = [], layout = 'column', looks = {} } = props
  const { root, section: sectionStyles, text } = styles({ layout })
  return (
    <div className={root()}>
      {sections.map((section, index) => {
        const { heading, look, paragraphs, items, isNumbered, terms } = section
        const draw = look && looks[look]
        if (draw) return <Fragment key={heading}>{draw(section)}</Fragment>
        return (
          <section key={heading} id={ids[index]} className={sectionStyles()}>
            <h2 className="text-2xl">{heading}</h2>
            <div className={text()}>
              {paragraphs.map((paragraph) =>
                textWithEmergencies(paragraph, (words) => (
                  <p key={paragraph}>{withLinks(words)}</p>
                )),
              )}
              {items.length > 0 && <Points items={items} isNumbered={isNumbered} />}
            </div>
            {terms.length > 0 && <Terms terms={terms} />}
          </section>
        )
      })}
    </div>
  )
}

/** Turns e-mail addresses in a text into links. */
function withLinks(words: string): ReactNode {
  return words.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`} className="text-link underline">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

function Points({ items, isNumbered }: Pick<TextSection, 'items' | 'isNumbered'>) {
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

function Terms({ terms }: Pick<TextSection, 'terms'>) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {terms.map(({ term, text }) => (
        <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-[9rem_1fr]">
          <dt className="font-semibold tabular-nums">{term}</dt>
          <dd className="text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
