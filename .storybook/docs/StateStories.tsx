import { machines, type MachineName } from '@parket/tools/workshop/machines'
import { storyFileName } from '@parket/tools/workshop/screens/screens'
import type { ShownMachine } from '@parket/tools/workshop/shownMachine'
import { IndexFailure } from './IndexFailure.tsx'
import { PageLink } from './PageLink.tsx'
import { useIndex } from './useIndex.ts'
import './screenPage.css'

interface StateStoriesProps {
  /** The machine, by its page in docs/states. */
  of: MachineName
}

/** The states of a machine beside the stories that show them. */
export function StateStories({ of }: StateStoriesProps) {
  const { shown, unseen = [] }: ShownMachine = machines[of]
  const { entries, state } = useIndex()
  const find = (story: string) =>
    entries.find(
      ({ importPath = '', exportName = '' }) =>
        `${storyFileName(importPath)}/${exportName}` === story,
    )
  return (
    <div className="state-stories">
      <IndexFailure state={state} />
      <table>
        <thead>
          <tr>
            <th>Состояние</th>
            <th>Что видно</th>
            <th>История</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ states, words, stories }) => (
            <tr key={`${states.join()}${words}`}>
              <td>
                <code>{states.join(', ')}</code>
              </td>
              <td>{words}</td>
              <td>
                {stories.map(find).map(
                  (entry) =>
                    entry && (
                      <div key={entry.id}>
                        <PageLink id={entry.id}>{entry.name}</PageLink>
                      </div>
                    ),
                )}
              </td>
            </tr>
          ))}
          {unseen.map(({ states, why }) => (
            <tr key={states.join()}>
              <td>
                <code>{states.join(', ')}</code>
              </td>
              <td>{why}</td>
              <td>нет</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
