import {
  Controls,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Suspense, use } from 'react'
import { changesOf } from './componentChanges.ts'
import type { ComponentGuide } from './componentGuide.ts'
import { GuideAnatomy, GuideKeys, GuidePairs, GuideParts, GuideWhen } from './GuideSections.tsx'
import { GuidePages } from './GuideWords.tsx'
import { PropsTable } from './PropsTable.tsx'
import './guide.css'

/** Begins what the comment above its stories says of a component that none of our screens needs. */
const FOR_OTHERS = '**Для других:**'

// Each is loaded with its page: its examples would bring the whole library to every story.
const modules = import.meta.glob<{ guide: ComponentGuide }>('./components/*/*.tsx')
const load = new Map(
  Object.entries(modules).map(([path, module]) => [/(\w+)\.tsx$/.exec(path)?.[1], module]),
)
const loading = new Map<string, Promise<ComponentGuide | null>>()

function loadGuide(name: string): Promise<ComponentGuide | null> {
  const guide =
    loading.get(name) ??
    load
      .get(name)?.()
      .then((module) => module.guide)
  const promise = guide ?? Promise.resolve(null)
  loading.set(name, promise)
  return promise
}

/**
 * A component's page: what it is, when to take it and when not, one story with live controls, what it consists of,
 * good and bad examples, keys, its other looks and what versions changed.
 */
export function ComponentPage() {
  return (
    <Suspense>
      <GuidePages>
        <Page />
      </GuidePages>
    </Suspense>
  )
}

function Page() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName, docs } = preparedMeta.parameters as {
    fileName: string
    docs?: { description?: { component?: string } }
  }
  const name = /\/(\w+)\/\1\.stories\.tsx$/.exec(fileName)?.[1] ?? ''
  const guide = use(loadGuide(name))
  const told = docs?.description?.component?.split('\n\n') ?? []
  const isStatus = (paragraph: string) => paragraph.startsWith(FOR_OTHERS)
  return (
    <div className="guide">
      <Title />
      <Markdown>{told.filter((paragraph) => !isStatus(paragraph)).join('\n\n')}</Markdown>
      {told.filter(isStatus).map((status) => (
        <div key={status} className="guide-status">
          <Markdown>{status}</Markdown>
        </div>
      ))}
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
      {changes.map(({ version, text }) => (
        <Markdown key={text}>{`**${version}.** ${text}`}</Markdown>
      ))}
    </>
  )
}
