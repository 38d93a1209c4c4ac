/** Full years of age on a day; both are `YYYY-MM-DD`. */
export function ageOn(day: string, bornOn: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}
