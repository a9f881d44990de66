import { useOf } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'
import { StoryLink } from './StoryLinks.tsx'

interface StateStoriesProps {
  /** State of the machine, what a person sees of it, and the story that shows it. */
  rows: readonly (readonly [state: string, meaning: string, story?: ModuleExport])[]
}

function LinkTo({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ['story'])
  return <StoryLink id={story.id} name={story.name} />
}

/** The states of a machine beside the stories that show them. */
export function StateStories({ rows }: StateStoriesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>Состояние</th>
          <th>Что видно</th>
          <th>История</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([state, meaning, story]) => (
          <tr key={`${state}${meaning}`}>
            <td>
              <code>{state}</code>
            </td>
            <td>{meaning}</td>
            <td>{story ? <LinkTo of={story} /> : 'без экрана'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
