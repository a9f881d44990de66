import type { ReactNode } from 'react'

interface PageLinkProps {
  /** Of a page of docs. */
  id: string
  children: ReactNode
}

/** A link to another page of the workshop. */
export function PageLink({ id, children }: PageLinkProps) {
  return (
    <a href={`./?path=/docs/${id}`} target="_top">
      {children}
    </a>
  )
}
