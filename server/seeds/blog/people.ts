import type { ContentLocale } from '#server/contract/envelope.schema.ts'

type DemoPerson = { name: Record<ContentLocale, string>; role: Record<ContentLocale, string> }

/** Fictional people; each name says that the person is an example. */
export const authors = {
  team: {
    name: { id: 'Tim Seimbang (contoh)', en: 'Seimbang team (example)' },
    role: { id: 'Penulis', en: 'Writers' },
  },
  sekar: {
    name: { id: 'Sekar Maheswari (contoh)', en: 'Sekar Maheswari (example)' },
    role: { id: 'Penulis dan juru masak rumahan', en: 'Writer and home cook' },
  },
  yohanes: {
    name: { id: 'Yohanes Tumbelaka (contoh)', en: 'Yohanes Tumbelaka (example)' },
    role: { id: 'Penulis', en: 'Writer' },
  },
} satisfies Record<string, DemoPerson>
export type AuthorKey = keyof typeof authors

export const reviewers = {
  ratna: {
    name: { id: 'Ratna Puspitaningrum (contoh)', en: 'Ratna Puspitaningrum (example)' },
    role: {
      id: 'Dietisien, S.Gz, RD; gelar contoh',
      en: 'Dietitian, S.Gz, RD; example credentials',
    },
  },
  fauzan: {
    name: { id: 'Ahmad Fauzan (contoh)', en: 'Ahmad Fauzan (example)' },
    role: {
      id: 'Nutrisionis, S.Tr.Gz; gelar contoh',
      en: 'Nutritionist, S.Tr.Gz; example credentials',
    },
  },
} satisfies Record<string, DemoPerson>
export type ReviewerKey = keyof typeof reviewers
