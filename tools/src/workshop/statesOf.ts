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
  const [own, exported = ''] = story.split('/')
  return all.flatMap(({ title, shown, drives = [] }) => [
    ...shown
      .filter((one) => one.story === story)
      .map(({ words, states }) => ({ title, words, states })),
    ...drives
      .filter(({ screen, only }) => screen === own && only?.includes(exported))
      .map(({ words, state }) => ({ title, words, states: [state] })),
  ])
}

/** What holds for the other stories of a screen, once the machine runs. @param name «ClubScreen» */
export function usualStatesOf(name: string): (StateOfMachine & { except: readonly string[] })[] {
  return all.flatMap(({ title, drives = [] }) =>
    drives.flatMap(({ screen, state, words, except = [], only }) =>
      screen === name && !only ? [{ title, words, states: [state], except }] : [],
    ),
  )
}
