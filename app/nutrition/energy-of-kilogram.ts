/** The approximate energy of a kilogram of body weight, in kcal. */
export const kcalOfKilogram = 7700
export const daysOfWeek = 7

/** Converts kilograms a week to kcal a day. */
export function kcalADayOfWeekly(kilograms: number): number {
  return (kilograms * kcalOfKilogram) / daysOfWeek
}
