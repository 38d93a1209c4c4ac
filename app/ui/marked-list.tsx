import { Icon, type IconName } from './icon.tsx'

/** Points that all carry the same mark: what is included, or what is not done. */
export function MarkedList({ icon, items }: { icon: IconName; items: string[] }) {
  return (
    <ul className="flex max-w-prose flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 size-6 text-link" />
          {item}
        </li>
      ))}
    </ul>
  )
}
