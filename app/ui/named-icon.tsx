import { createElement, type SVGProps } from 'react'
import { Icon, type IconName, iconPaths } from './icon.tsx'
import { recipe } from './recipe.ts'

const styles = recipe({ base: 'size-5 shrink-0' })

/** An icon as plain shapes, as from an icon host. */
export type Drawing = {
  viewBox: string
  shapes: { shape: string; attributes: Record<string, string> }[]
}

type NamedIconProps = {
  /** Name in the content: an icon of the site, or `set:name` of an icon host. */
  name: string
  /** Drawings that the icon hosts sent for this page. */
  drawings: Record<string, Drawing>
  className?: string
}

/** An icon that content names. Renders nothing for an unknown name. Always decorative. */
export function NamedIcon({ name, drawings, className }: NamedIconProps) {
  if (isIconName(name)) return <Icon name={name} {...(className && { className })} />
  const drawing = drawings[name]
  if (!drawing) return null
  return (
    <svg viewBox={drawing.viewBox} aria-hidden="true" className={styles({ className })}>
      {drawing.shapes.map(({ shape, attributes }, index) =>
        createElement(shape, { key: index, ...propsOf(attributes) }),
      )}
    </svg>
  )
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name)
}

/** React expects attributes such as `stroke-width` in camel case. */
function propsOf(attributes: Record<string, string>): SVGProps<SVGElement> {
  const spelled = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(spelled)
}
