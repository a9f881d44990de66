import { machines } from './machines.ts'
import type { ShownMachine } from './shownMachine.ts'

/** What a machine is in, with the name of the machine's page. */
export interface StateOfMachine {
  title: string
  /** What is seen, in Russian. */
  words: string
  /** The machine's own names of it. */
  states: readonly string[]
}

const all: readonly ShownMachine[] = Object.values(machines)

/** The states of machines that a story is said to show. @param story «ClubScreen/Ticked» */
export function statesOf(story: string): StateOfMachine[] {
  return all.flatMap(({ title, shown }) =>
    shown
      .filter(({ stories }) => stories.includes(story))
      .map(({ words, states }) => ({ title, words, states })),
  )
}

/** What holds for the other stories of a screen, while the machine runs. @param name «ClubScreen» */
export function usualStatesOf(name: string): StateOfMachine[] {
  return all.flatMap(({ title, drivenScreens = [] }) =>
    drivenScreens.flatMap(({ screen, usual }) =>
      screen === name && usual ? { title, ...usual } : [],
    ),
  )
}

/** The machines of a screen that do not run in a story, by their titles. @param story «ClubScreen/Loading» */
export function notRunningIn(story: string): string[] {
  return all
    .filter(({ drivenScreens = [] }) =>
      drivenScreens.some(({ screen, except = [] }) =>
        except.some((exported) => `${screen}/${exported}` === story),
      ),
    )
    .map(({ title }) => title)
}
