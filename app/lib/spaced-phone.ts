/** Groups an Indonesian mobile number as people write it; other numbers stay as they are. */
export function spacedPhone(number: string): string {
  return number.replace(/^\+62(8\d{2})(\d{3,4})(\d+)$/, '+62 $1-$2-$3')
}
