import { mapTexts } from './map-texts.ts'

/** Units and counted nouns in both languages of the site. */
const units = [
  'kg|kilo|kilograms?|g|gram|grams|mg|µg|mcg|cm|sentimeter|centimetres?|m|l|ml|mL|liter|litres?',
  'mg/dL|mmol/L|mmol/mol|µmol/L|mmHg|kkal|kcal|kilokalori|kilocalories|kalori|calories|%|persen|percent',
  'detik|seconds?|menit|min|minutes?|jam|hours?|hari|days?|minggu|weeks?|bulan|months?|tahun|years?',
  'sesi|sessions?|kali|times|WIB|kB|MB|sendok|tablespoons?|teaspoons?',
].join('|')

const months = [
  'Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember',
  'January|February|March|May|June|July|August|October|December',
].join('|')

/** Words that stand before their number, or before the Roman numeral of a class. */
const numbered = 'Rp|IDR|pasal|ayat|articles?|obesitas|obesity'

/**
 * Matches the breakable space in "90 cm", "{count} weeks", "Rp 25.000", "pasal 4", "4 Mei 2026".
 */
const breakableSpace = new RegExp(
  [
    `(?<=[\\d}½¼¾]) (?=(?:${units}|${months})(?![\\p{L}\\d]))`,
    `(?<=(?<!\\p{L})(?:${numbered})) (?=[\\d{]|I{1,3}(?!\\p{L}))`,
    `(?<=(?<!\\p{L})(?:${months})) (?=\\d{4}(?!\\d))`,
  ].join('|'),
  'giu',
)

/**
 * Matches the hyphen of "laki-laki", "hari-harimu" and "berhati-hati" at the start of a word. It
 * matches none in a URL or an HTML attribute. The length limits keep one endless word cheap.
 */
const breakableHyphen = /(?<=^|[\s(“‘>]|(?<!=)["'])(\p{L}{0,8}?(\p{L}{3,12})-)(?=\2)/giu

/** Has no width and prevents a line break. */
const wordJoiner = '\u2060'

/**
 * Makes spaces between numbers and units non-breaking, and hyphens of doubled words, in every
 * string of a JSON value.
 */
export function withNonBreaking<Value>(value: Value): Value {
  return mapTexts(value, toNonBreaking)
}

function toNonBreaking(text: string): string {
  const joined = text.replace(breakableSpace, '\u00a0')
  // A text without a space is an identifier, or too short to break.
  return text.includes(' ') ? joined.replace(breakableHyphen, `$1${wordJoiner}`) : joined
}
