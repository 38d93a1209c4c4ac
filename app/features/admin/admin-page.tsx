import type { ReactNode } from 'react'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

type AdminPageProps = { title: string; description?: string; children: ReactNode }

/** The frame of one page of the console. */
export function AdminPage({ title, description, children }: AdminPageProps) {
  return (
    <Container className="flex flex-col gap-6 py-8">
      <PageHeading title={title} description={description} />
      {children}
    </Container>
  )
}
