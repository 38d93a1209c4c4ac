/** Makes ids for URL fragments; equal headings get a number. */
export function sectionIdsOf(headings: string[]): string[] {
  const slugs = headings.map(
    (heading) =>
      heading
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'section',
  )
  return slugs.map((slug, index) => {
    const earlier = slugs.slice(0, index).filter((other) => other === slug).length
    return earlier === 0 ? slug : `${slug}-${earlier + 1}`
  })
}
