import { createContext, Fragment, useContext } from 'react'
import type { ReactNode } from 'react'
import { withNonBreakingSpaces } from './nonBreakingSpaces.ts'
import { PageLink } from './PageLink.tsx'
import { useIndex } from './useIndex.ts'

/** Pages of components and layouts by their names. */
const Pages = createContext<ReadonlyMap<string, string>>(new Map())

/** Knows the pages that words around it lead to. */
export function GuidePages({ children }: { children: ReactNode }) {
  const pages = useIndex().entries.flatMap(({ importPath = '', id, type }) => {
    // Each stands in a folder of its name.
    const name = /\/(?:components|layouts)\/(\w+)\/\1\.stories\.tsx$/.exec(importPath)?.[1]
    return type === 'docs' && name !== undefined ? [[name, id] as const] : []
  })
  return <Pages value={new Map(pages)}>{children}</Pages>
}

/** Words of a guide: what stands in backticks is code, and a link where a component of that name has a page. */
export function GuideWords({ children }: { children: string }) {
  return withNonBreakingSpaces(children)
    .split('`')
    .map((text, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{text}</Fragment>
      ) : (
        <GuideCode key={index} text={text} />
      ),
    )
}

function GuideCode({ text }: { text: string }) {
  const page = useContext(Pages).get(text)
  if (page === undefined) return <code>{text}</code>
  return <PageLink id={page}>{text}</PageLink>
}
