import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { changesetList } from './changesets.ts'

interface NextChangesProps {
  title: string
  kind: 'minor' | 'patch'
}

/** What the next version changes, by its kind; nothing where there is nothing yet. */
export function NextChanges({ title, kind }: NextChangesProps) {
  const list = changesetList(kind)
  if (list === '') return null
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{list}</Markdown>
    </>
  )
}
