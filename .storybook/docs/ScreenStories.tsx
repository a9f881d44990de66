import { statesOf } from '@parket/tools/workshop/statesOf'
import type { IndexEntry } from '@parket/tools/workshop/overview'
import { storyFileName } from '@parket/tools/workshop/screens/screens'
import { PageLink } from './PageLink.tsx'
import { StoryLink } from './StoryLink.tsx'

interface ScreenStoriesProps {
  /** Of this screen. */
  stories: readonly IndexEntry[]
  /** All that the workshop has. */
  entries: readonly IndexEntry[]
}

/** What each story of a screen shows, and which state of a machine that is. */
export function ScreenStories({ stories, entries }: ScreenStoriesProps) {
  return (
    <ul className="screen-stories">
      {stories.map(({ id, name, importPath = '', exportName }) => (
        <li key={id}>
          <StoryLink id={id}>{name}</StoryLink>
          {statesOf(`${storyFileName(importPath)}/${exportName}`).map(({ title, state }) => (
            <small key={`${title}${state}`}>
              <MachineLink title={title} entries={entries} />: {state}
            </small>
          ))}
        </li>
      ))}
    </ul>
  )
}

function MachineLink({ title, entries }: { title: string; entries: readonly IndexEntry[] }) {
  const page = entries.find((entry) => entry.title === `Состояния/${title}`)
  return page && <PageLink id={page.id}>{title}</PageLink>
}
