import { notFound } from '@tanstack/react-router'
import { getOwnPractice } from './practice.functions.ts'

/** To everybody but nutritionists the area does not exist. Each of its calls asks the rows again. */
export async function requirePractice(): Promise<void> {
  if (!(await getOwnPractice())) throw notFound()
}
