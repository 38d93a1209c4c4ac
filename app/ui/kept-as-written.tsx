import { Component, createRef, type ReactNode } from 'react'

type KeptAsWrittenProps = {
  /** How it is laid out while the page comes alive. */
  className: string | undefined
  children: ReactNode
}

/**
 * A part of a page that the server has written. Where its code does not come, because the connection
 * is lost meanwhile, it stays as it was written: its text is read on, and its links lead on.
 */
export class KeptAsWritten extends Component<KeptAsWrittenProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override state: { error?: unknown } = {}
  #part = createRef<HTMLDivElement>()
  #written: string | undefined

  override render() {
    const { className, children } = this.props
    const { error } = this.state
    if (!error)
      return (
        <div ref={this.#part} className={className}>
          {children}
        </div>
      )
    this.#written ??= this.#part.current?.innerHTML
    if (!this.#written) throw error
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stood there before.
    return <div dangerouslySetInnerHTML={{ __html: this.#written }} />
  }
}
