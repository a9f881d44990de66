import { storyFor } from '@parket/tools/workshop/overview'
import { screens, storyFileName } from '@parket/tools/workshop/screens/screens'
import { ArgTypes, Description, Source, Title, useOf } from '@storybook/addon-docs/blocks'
import { IndexFailure } from './IndexFailure.tsx'
import { PageLink } from './PageLink.tsx'
import { PropsTable } from './PropsTable.tsx'
import { ScreenFactList } from './ScreenFactList.tsx'
import { ScreenStories } from './ScreenStories.tsx'
import { StoryPicture } from './StoryPicture.tsx'
import { useIndex } from './useIndex.ts'
import './screenPage.css'

/**
 * The page of a screen or a layout: what it is for, who sees it and where, all that it shows in
 * words, of a layout the code of its first story. Its stories are links: fifty screens in one page take the focus from
 * each other.
 */
export function ScreenPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const [first] = Object.values(csfFile.stories)
  const { entries, state } = useIndex()
  const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title)
  const usual = storyFor(stories)
  const facts = screens[storyFileName(usual?.importPath ?? '')]
  return (
    <>
      <Title />
      <Description of="meta" />
      {usual && (
        <div className="screen-picture">
          <PageLink id={usual.id}>
            <StoryPicture storyId={usual.id} />
            Открыть «{usual.name}»
          </PageLink>
        </div>
      )}
      {facts && <ScreenFactList facts={facts} entries={entries} />}
      <h2>Что показывает</h2>
      <IndexFailure state={state} />
      <ScreenStories stories={stories} entries={entries} />
      {first?.parameters?.docs?.source?.code && (
        <>
          <h2>Код</h2>
          <Source of={first.moduleExport} />
        </>
      )}
      <h2>Свойства</h2>
      <PropsTable>
        <ArgTypes />
      </PropsTable>
    </>
  )
}
