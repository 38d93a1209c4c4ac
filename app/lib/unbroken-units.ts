/** What a number counts or is measured in, in both languages of the site. */
const units = [
  'kg|kilo|kilograms?|g|gram|grams|mg|µg|mcg|cm|sentimeter|centimetres?|m|l|ml|mL|liter|litres?',
  'mg/dL|mmol/L|mmol/mol|µmol/L|mmHg|kkal|kcal|kilokalori|kilocalories|kalori|calories|%|persen|percent',
  'detik|seconds?|menit|min|minutes?|jam|hours?|hari|days?|minggu|weeks?|bulan|months?|tahun|years?',
  'sesi|sessions?|kali|times|WIB|kB|MB',
  'Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember',
  'January|February|March|May|June|July|August|October|December',
].join('|')

/** The space in "90 cm", "{count} weeks", "Rp 25.000" and the like, unless it already holds. */
const breakable = new RegExp(
  `(?<=[\\d}½¼¾]) (?=(?:${units})(?![\\p{L}\\d]))|(?<=(?<!\\p{L})(?:Rp|IDR)) (?=[\\d{])`,
  'gu',
)

/** The text with no line break possible between a number and its unit. */
export function unbrokenUnits(text: string): string {
  return text.replace(breakable, '\u00a0')
}

/** A JSON value with no line break possible between a number and its unit in any of its texts. */
export function withUnbrokenUnits<Value>(value: Value): Value
export function withUnbrokenUnits(value: unknown): unknown {
  if (typeof value === 'string') return unbrokenUnits(value)
  if (Array.isArray(value)) return value.map((item) => withUnbrokenUnits(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withUnbrokenUnits(item)]),
  )
}
