/** Other ways to write a unit, in small letters and without spaces. */
const spellings: Partial<Record<string, readonly string[]>> = {
  kg: ['kilo', 'kilogram', 'kilograms'],
  cm: ['senti', 'sentimeter', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  '%': ['persen', 'percent'],
  'mg/dL': ['mgdl', 'mg%'],
  'mmol/L': ['mmoll'],
  'µmol/L': ['umoll'],
}

/** Whether somebody means this unit; small letters, spaces and either sign for micro are forgiven. */
export function isUnitSpelling(written: string, unit: string): boolean {
  const plain = plainUnit(written)
  return plain === plainUnit(unit) || (spellings[unit]?.includes(plain) ?? false)
}

/** Both signs for micro become the letter that keyboards have. */
function plainUnit(unit: string): string {
  return unit.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '').replaceAll('μ', 'u')
}
