import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import type { ChangeKind } from '@parket/tools/workshop/componentChanges'
import { waitingList } from './componentChanges.ts'

interface NextChangesProps {
  title: string
  kind: ChangeKind
}

/** What the next version changes, by its kind; nothing where there is nothing yet. */
export function NextChanges({ title, kind }: NextChangesProps) {
  const list = waitingList(kind)
  if (list === '') return null
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{list}</Markdown>
    </>
  )
}
