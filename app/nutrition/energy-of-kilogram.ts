/** About what a kilogram of body weight holds, in kcal. */
export const kcalOfKilogram = 7700
export const daysOfWeek = 7

/** What so many kilograms a week are in kcal a day. */
export function kcalADayOfWeekly(kilograms: number): number {
  return (kilograms * kcalOfKilogram) / daysOfWeek
}
