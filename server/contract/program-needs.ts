/** Why people come. A program answers one or more needs. */
export const programNeeds = ['everyday', 'weight', 'condition', 'family'] as const
export type ProgramNeed = (typeof programNeeds)[number]
