import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getAllDurations, getDurations, getProgram, getProgramList } from './programs.functions.ts'

export const programQueries = {
  list: () =>
    queryOptions({
      queryKey: ['programs', getLocale(), 'list'],
      queryFn: () => getProgramList(),
    }),
  program: (slug: string) =>
    queryOptions({
      queryKey: ['programs', getLocale(), 'program', slug],
      queryFn: () => getProgram({ data: { slug } }),
    }),
  durations: (slug: string) =>
    queryOptions({
      queryKey: ['programs', 'durations', slug],
      queryFn: () => getDurations({ data: { slug } }),
    }),
  allDurations: () =>
    queryOptions({ queryKey: ['programs', 'all-durations'], queryFn: () => getAllDurations() }),
}
