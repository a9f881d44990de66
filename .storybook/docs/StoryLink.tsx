import type { ReactNode } from 'react'

interface StoryLinkProps {
  id: string
  children: ReactNode
}

/** Where the workshop shows a story; its docs stand in a frame beside the workshop's own page. */
export function StoryLink({ id, children }: StoryLinkProps) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  )
}
