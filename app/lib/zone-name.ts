/** Indonesia's zones by their IANA names. ICU writes `GMT+7` for them in English. */
const indonesianNames: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
}

/** `WITA`, or a city with its offset at the moment: `Kuala Lumpur (GMT+8)`. */
export function nameOfZone(zone: string, moment: Date): string {
  const name = indonesianNames[zone]
  if (name) return name
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
  return `${city} (${offset ?? zone})`
}
