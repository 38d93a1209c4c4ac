/** What people come for; a program answers one need or more. */
export const programNeeds = ['everyday', 'weight', 'condition', 'family'] as const
export type ProgramNeed = (typeof programNeeds)[number]
