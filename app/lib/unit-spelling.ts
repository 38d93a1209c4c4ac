/** Other spellings of a unit, in lower case without spaces. */
const spellings: Partial<Record<string, readonly string[]>> = {
  kg: ['kilo', 'kilogram', 'kilograms'],
  cm: ['senti', 'sentimeter', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  '%': ['persen', 'percent'],
  'mg/dL': ['mgdl', 'mg%'],
  'mmol/L': ['mmoll'],
  'µmol/L': ['umoll'],
}

/** True if the text means this unit; letter case, spaces and either micro sign are ignored. */
export function isUnitSpelling(text: string, unit: string): boolean {
  const plain = plainUnit(text)
  return plain === plainUnit(unit) || (spellings[unit]?.includes(plain) ?? false)
}

/** Both micro signs become the letter that keyboards have. */
function plainUnit(unit: string): string {
  return unit.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '').replaceAll('μ', 'u')
}
