import type { IndexEntry } from '@parket/tools/workshop/overview'
import { storyFileName } from '@parket/tools/workshop/screens/screens'
import {
  notRunningIn,
  statesOf,
  usualStatesOf,
  type StateOfMachine,
} from '@parket/tools/workshop/statesOf'
import { withNonBreakingSpaces } from './nonBreakingSpaces.ts'
import { PageLink } from './PageLink.tsx'

interface ScreenStoriesProps {
  /** Of this screen. */
  stories: readonly IndexEntry[]
  /** All that the workshop has. */
  entries: readonly IndexEntry[]
}

/** What each story of a screen shows, and which state of a machine that is. */
export function ScreenStories({ stories, entries }: ScreenStoriesProps) {
  const name = storyFileName(stories[0]?.importPath ?? '')
  const usual = usualStatesOf(name)
  return (
    <>
      {usual.map((one) => (
        <p key={one.title}>
          Где не{'\u00A0'}сказано другого, <State {...one} entries={entries} />
        </p>
      ))}
      <ul className="screen-stories">
        {stories.map(({ id, name: words, exportName = '' }) => (
          <li key={id}>
            <PageLink id={id}>{words}</PageLink>
            {statesOf(`${name}/${exportName}`)
              .filter((one) => !usual.some((told) => isSame(told, one)))
              .map((one) => (
                <small key={`${one.title}${one.words}`}>
                  <State {...one} entries={entries} />
                </small>
              ))}
            {notRunningIn(`${name}/${exportName}`).map((title) => (
              <small key={title}>
                <MachineLink title={title} entries={entries} />: машина не{'\u00A0'}запущена
              </small>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

function isSame(one: StateOfMachine, other: StateOfMachine): boolean {
  return one.title === other.title && one.words === other.words
}

type StateProps = StateOfMachine & Pick<ScreenStoriesProps, 'entries'>

/** «Таблица клуба: заполняется editing». */
function State({ title, words, states, entries }: StateProps) {
  return (
    <>
      <MachineLink title={title} entries={entries} />: {withNonBreakingSpaces(words)}{' '}
      {states.map((state) => (
        <code key={state} className="screen-state">
          {state}
        </code>
      ))}
    </>
  )
}

/** The way to the page of a machine. */
function MachineLink({ title, entries }: Pick<StateProps, 'title' | 'entries'>) {
  const page = entries.find((entry) => entry.title === `Состояния/${title}`)
  return page && <PageLink id={page.id}>{title}</PageLink>
}
