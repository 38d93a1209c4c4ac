import { Component, type ContextType, createRef, type ReactNode } from 'react'
import { WrittenPartsContext } from '#app/lib/written-parts.ts'

type KeptAsWrittenProps = {
  /** Of this part alone on its page. */
  name: string
  /** How it is laid out while the page comes alive. */
  class?: string | undefined
  /** Made of the page's loader data alone, so that visitors of one language may share it. */
  children: ReactNode
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kept-part': Omit<KeptAsWrittenProps, 'children'> & JSX.IntrinsicElements['div']
    }
  }
}

/**
 * A part of a page that stays as the server has written it: on the server, while the next visitors
 * come for the same, and in a browser to which its code does not come, because the connection is lost
 * meanwhile. Its text is read on, and its links lead on.
 */
export class KeptAsWritten extends Component<KeptAsWrittenProps, { error?: unknown }> {
  static override contextType = WrittenPartsContext
  declare context: ContextType<typeof WrittenPartsContext>

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override state: { error?: unknown } = {}
  #part = createRef<HTMLDivElement>()
  #left: string | undefined

  override render() {
    const { children, ...part } = this.props
    const html = this.#written()
    if (html === undefined)
      return (
        <kept-part ref={this.#part} {...part}>
          {children}
        </kept-part>
      )
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it for this place.
    return <kept-part {...part} dangerouslySetInnerHTML={{ __html: html }} />
  }

  #written(): string | undefined {
    const { error } = this.state
    if (!error) return this.context?.(this.props.name)
    // Nothing of it wakes any more, so its links lead on.
    this.#left ??= this.#part.current?.innerHTML.replaceAll(' data-asleep=""', '')
    if (!this.#left) throw error
    return this.#left
  }
}
