import { type ReactNode, useEffect, useRef } from 'react'

type StepHeadingProps = {
  title: string
  children?: ReactNode
  /** The step was come to from another one: whoever cannot see it hears where they are. */
  takesFocus: boolean
}

export function StepHeading({ title, children, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="flex flex-col gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h3>
      {children && <div className="max-w-prose text-pretty text-ink-muted">{children}</div>}
    </div>
  )
}
