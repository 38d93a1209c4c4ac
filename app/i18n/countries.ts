import { getLocale, locales } from './paraglide/runtime.js'

/** Two-letter codes of ISO 3166-1. */
const countryCodes = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV
BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES
ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE
IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU
NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM
SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE
VG VI VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/)

/** Most visitors live here. */
const homeCode = 'ID'

/** Returns the code of a country stored by its name; any other text is returned as it is. */
export function countryCodeOf(stored: string): string {
  const wanted = stored.trim().toLowerCase()
  const languages = locales.map(namesIn)
  const isNamed = (code: string) =>
    languages.some((names) => names.of(code)?.toLowerCase() === wanted)
  return countryCodes.find(isNamed) ?? stored
}

/** Code and localized name. */
type Country = { value: string; label: string }

/**
 * Lists the countries by name, Indonesia first. A stored text that is no code becomes an option
 * too.
 */
export function listCountries(stored: string): Country[] {
  const locale = getLocale()
  const names = namesIn(locale)
  const { compare } = new Intl.Collator(locale)
  const toCountry = (value: string): Country => ({ value, label: names.of(value) ?? value })
  const others = countryCodes.filter((code) => code !== homeCode).map(toCountry)
  return [
    ...(stored === '' || countryCodes.includes(stored) ? [] : [{ value: stored, label: stored }]),
    toCountry(homeCode),
    ...others.sort((a, b) => compare(a.label, b.label)),
  ]
}

function namesIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale, { type: 'region' })
}
