import type { ReactNode } from 'react'

type Props = { href: string; className: string; children: ReactNode }

const webAddress = /^https?:\/\//i

/** A link of the content to another site. Any other address, such as `data:`, stays text. */
export function WebLink({ href, className, children }: Props) {
  if (!webAddress.test(href)) return children
  return (
    <a href={href} rel="noreferrer" className={className}>
      {children}
    </a>
  )
}
