import type { ReactNode } from 'react'

interface PageLinkProps {
  /** Of a page of docs, or of a story. */
  id: string
  children: ReactNode
  className?: string
}

/** A link to another page of the workshop; docs stand in a frame beside the workshop's own page. */
export function PageLink({ id, children, className }: PageLinkProps) {
  const kind = id.endsWith('--docs') ? 'docs' : 'story'
  return (
    <a className={className} href={`./?path=/${kind}/${id}`} target="_top">
      {children}
    </a>
  )
}
