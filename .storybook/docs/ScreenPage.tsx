import { statesOf } from '@parket/tools/workshop/machines'
import { storyFor, type IndexEntry } from '@parket/tools/workshop/overview'
import { screens, storyFileName } from '@parket/tools/workshop/screens/screens'
import { ArgTypes, Description, Title, useOf } from '@storybook/addon-docs/blocks'
import { PageLink } from './PageLink.tsx'
import { ScreenPlace } from './ScreenPlace.tsx'
import { StoryLink } from './StoryLink.tsx'
import { StoryPicture } from './StoryPicture.tsx'
import { useIndex } from './useIndex.ts'

/**
 * The page of a screen or a layout: what it is for, who sees it and where, all that it shows in
 * words. Its stories are links: fifty screens in one page take the focus from each other.
 */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const entries = useIndex() ?? []
  const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title)
  const usual = storyFor(stories)
  const facts = screens[storyFileName(usual?.importPath ?? '')]
  return (
    <>
      <Title />
      <Description of="meta" />
      {usual && (
        <StoryLink id={usual.id}>
          <StoryPicture storyId={usual.id} />
        </StoryLink>
      )}
      {facts && <ScreenPlace facts={facts} entries={entries} />}
      <h2>Что показывает</h2>
      <StoryTable stories={stories} entries={entries} />
      <h2>Свойства</h2>
      <ArgTypes />
    </>
  )
}

interface StoryTableProps {
  /** Of this screen. */
  stories: readonly IndexEntry[]
  /** All that the workshop has. */
  entries: readonly IndexEntry[]
}

/** What each story shows; of a screen that a machine drives, its state beside it. */
function StoryTable({ stories, entries }: StoryTableProps) {
  const rows = stories.map((story) => ({
    story,
    states: statesOf(`${storyFileName(story.importPath ?? '')}/${story.exportName}`),
  }))
  const hasStates = rows.some(({ states }) => states.length > 0)
  return (
    <table>
      <thead>
        <tr>
          <th>История</th>
          {hasStates && <th>Состояние машины</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ story, states }) => (
          <tr key={story.id}>
            <td>
              <StoryLink id={story.id}>{story.name}</StoryLink>
            </td>
            {hasStates && (
              <td>
                {states.map(({ title, state }) => (
                  <div key={`${title}${state}`}>
                    <code>{state}</code> <MachineLink title={title} entries={entries} />
                  </div>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MachineLink({ title, entries }: { title: string; entries: readonly IndexEntry[] }) {
  const page = entries.find((entry) => entry.title === `Состояния/${title}`)
  return page && <PageLink id={page.id}>{title}</PageLink>
}
