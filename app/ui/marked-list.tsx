import { Icon, type IconName } from './icon.tsx'

/** A list with one mark for all points, such as included or not included. */
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
