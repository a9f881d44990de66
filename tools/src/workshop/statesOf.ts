import { machines } from './machines.ts'
import type { ShownMachine } from './shownMachine.ts'

/** A state of a machine, with the name of the machine's page. */
export interface StateOfMachine {
  title: string
  state: string
}

const all: readonly ShownMachine[] = Object.values(machines)

/** The states of machines that a story is said to show. @param story «ClubScreen/Ticked» */
export function statesOf(story: string): StateOfMachine[] {
  const [own, exported = ''] = story.split('/')
  return all.flatMap(({ title, shown, drives = [] }) => {
    const named = shown.flatMap((one) => (one.story === story ? one.states : []))
    const only = drives.filter(({ screen, only }) => screen === own && only?.includes(exported))
    return [...new Set([...named, ...only.map(({ state }) => state)])].map((state) => ({
      title,
      state,
    }))
  })
}

/** What holds for the other stories of a screen, once the machine runs. @param name «ClubScreen» */
export function usualStatesOf(name: string): (StateOfMachine & { except: readonly string[] })[] {
  return all.flatMap(({ title, drives = [] }) =>
    drives.flatMap(({ screen, state, except = [], only }) =>
      screen === name && !only ? [{ title, state, except }] : [],
    ),
  )
}
