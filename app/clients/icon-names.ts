/** Longest request URL for icons (specification, section 9). */
const urlMaxLength = 500
const namePartMaxLength = 40

/**
 * Parses `set:name`. Returns undefined for anything but lower-case words joined by dashes, because
 * the name becomes part of a URL.
 */
export function iconNameOf(value: string): { set: string; name: string } | undefined {
  const [set = '', name = '', ...rest] = value.split(':')
  return rest.length === 0 && isNamePart(set) && isNamePart(name) ? { set, name } : undefined
}

function isNamePart(part: string): boolean {
  return part.length <= namePartMaxLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)
}

/** Returns request paths that cover all these icons, one or more per set, each short enough. */
export function iconQueriesOf(values: string[], longestHost: number): string[] {
  const namesBySet = new Map<string, string[]>()
  for (const { set, name } of values.flatMap((value) => iconNameOf(value) ?? []))
    namesBySet.set(set, [...(namesBySet.get(set) ?? []), name])
  return [...namesBySet].flatMap(([set, names]) => {
    const start = `/${set}.json?icons=`
    const room = urlMaxLength - longestHost - start.length
    return packed(names, room).map((list) => start + list)
  })
}

/** Packs comma-separated names into as few lists as the length limit allows. */
function packed(names: string[], room: number): string[] {
  const lists: string[] = []
  for (const name of [...new Set(names)].sort()) {
    const last = lists.at(-1)
    if (last !== undefined && last.length + 1 + name.length <= room)
      lists[lists.length - 1] = `${last},${name}`
    else lists.push(name)
  }
  return lists
}
