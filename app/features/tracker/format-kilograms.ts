import { formatNumber } from '#app/i18n/format.ts'

/** `72,5 kg` or `72.5 kg`, always with the tenth; the space does not break. */
export function formatKilograms(kilograms: number): string {
  const number = formatNumber(kilograms, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${number}\u00a0kg`
}
