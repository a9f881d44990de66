import {
  Controls,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { changesOf, statusOf } from './componentChanges.ts'
import { GuideAnatomy, GuideKeys, GuidePairs, GuideParts, GuideWhen } from './GuideSections.tsx'
import { GuidePages } from './GuideWords.tsx'
import { PropsTable } from './PropsTable.tsx'
import { useGuide } from './useGuide.ts'
import './guide.css'

/** Begins what the comment above its stories says of a component that none of our screens needs. */
const FOR_OTHERS = '**Для других:**'

/**
 * A component's page: what it is, when to take it and when not, one story with live controls, what it consists of,
 * good and bad examples, keys, its other looks and what versions changed.
 */
export function ComponentPage() {
  return (
    <GuidePages>
      <Page />
    </GuidePages>
  )
}

function Page() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName, docs } = preparedMeta.parameters as {
    fileName: string
    docs?: { description?: { component?: string } }
  }
  const name = /\/(\w+)\/\1\.stories\.tsx$/.exec(fileName)?.[1] ?? ''
  const loaded = useGuide(name)
  // Nothing moves down later.
  if (loaded === 'loading') return null
  const guide = loaded === 'failed' ? null : loaded
  const told = docs?.description?.component?.split('\n\n') ?? []
  const isStatus = (paragraph: string) => paragraph.startsWith(FOR_OTHERS)
  return (
    <div className="guide">
      <Title />
      <Markdown>{told.filter((paragraph) => !isStatus(paragraph)).join('\n\n')}</Markdown>
      {name !== '' && <p className="guide-since">{statusOf(name)}</p>}
      {told.filter(isStatus).map((status) => (
        <div key={status} className="guide-status">
          <Markdown>{status}</Markdown>
        </div>
      ))}
      {loaded === 'failed' && (
        <p role="alert">Не получилось загрузить руководство по компоненту. Обновите страницу.</p>
      )}
      {guide && <GuideWhen {...guide} />}
      <Primary />
      <PropsTable>
        <Controls />
      </PropsTable>
      {guide && <GuideParts {...guide} />}
      {guide && <GuideAnatomy {...guide} />}
      {guide && <GuidePairs {...guide} />}
      {guide && <GuideKeys {...guide} />}
      <Stories title={<Heading>Виды</Heading>} includePrimary={false} />
      {name !== '' && <Changes name={name} />}
    </div>
  )
}

function Changes({ name }: { name: string }) {
  const changes = changesOf(name)
  if (changes.length === 0) return null
  return (
    <>
      <Heading>Изменения</Heading>
      {changes.map(({ version, kind, text }) => (
        <Markdown key={`${version}${kind}${text}`}>
          {`**${[version, kind].filter(Boolean).join(': ')}.** ${text}`}
        </Markdown>
      ))}
    </>
  )
}
