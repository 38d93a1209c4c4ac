/** Every kind of text and the backend that has it. Without valibot: lists of the console read it. */
export const backendOfKind = {
  article: 'blog',
  category: 'blog',
  'front-page': 'blog',
  home: 'cms',
  'nutritionist-text': 'cms',
  'page-meta': 'cms',
  program: 'cms',
  promo: 'cms',
  'text-page': 'cms',
} as const
export type ContentKind = keyof typeof backendOfKind
export const contentKinds = Object.keys(backendOfKind) as ContentKind[]

/** Kinds that give advice on health: a licensed colleague signs each published revision. */
export const healthKinds: readonly ContentKind[] = ['article', 'program']
