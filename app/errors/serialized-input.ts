/**
 * Node types of Start's serializer (seroval) that the site's forms and queries send. All others are
 * refused: regular expressions, maps, big integers, streams, errors and the like.
 */
const nodeTypes = { number: 0, text: 1, constant: 2, reference: 4, array: 9, object: 10 } as const
/** null, undefined, true, false and -0; not infinities and NaN. */
const constants = [0, 1, 2, 3, 4]
/** The deepest input has ten levels. */
const deepest = 32

type Reading = { depth: number; finished: Set<unknown> }

/** Returns true if this parsed JSON is input that Start can deserialize and a form may have sent. */
export function isSerializedInput(json: unknown): boolean {
  if (!isRecord(json) || !Array.isArray(json.m) || typeof json.f !== 'number') return false
  if (!json.m.every(Number.isInteger)) return false
  return isObject(json.t) && isNode(json.t, { depth: 0, finished: new Set() })
}

function isNode(node: unknown, { depth, finished }: Reading): boolean {
  if (!isRecord(node) || depth > deepest) return false
  const isBelow = (child: unknown) => isNode(child, { depth: depth + 1, finished })
  switch (node.t) {
    case nodeTypes.number:
      return Number.isFinite(node.s)
    case nodeTypes.text:
      return isText(node.s)
    case nodeTypes.constant:
      return constants.includes(node.s as number)
    case nodeTypes.reference:
      // An object that contains itself is no input.
      return finished.has(node.i)
    case nodeTypes.array: {
      const isWhole = Array.isArray(node.a) && node.a.every(isBelow)
      finished.add(node.i)
      return isWhole
    }
    case nodeTypes.object: {
      const isWhole = isObject(node) && node.p.v.every(isBelow)
      finished.add(node.i)
      return isWhole
    }
    default:
      return false
  }
}

type ObjectNode = { p: { k: string[]; v: unknown[] } }

function isObject(node: unknown): node is ObjectNode {
  if (!isRecord(node) || node.t !== nodeTypes.object || !isRecord(node.p)) return false
  const { k: names, v: values } = node.p
  if (!Array.isArray(names) || !Array.isArray(values)) return false
  return names.length === values.length && names.every(isName)
}

/** Names are written in the code of the site, so none needs an escape. */
function isName(name: unknown): boolean {
  return typeof name === 'string' && !name.includes('\\') && name !== '__proto__'
}

/** An escape for U+0000 behind an even number of backslashes, as seroval writes texts. */
const escapedNul = /(?<!\\)(?:\\\\)*\\(?:0|x00|u0000)/

/** No control of the site types U+0000, and the database cannot hold it. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\0') && !escapedNul.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
