import { machines } from './machines.ts'
import type { ShownMachine } from './shownMachine.ts'

/** A state that a story shows, with the machine it is of. */
interface StateOfStory {
  /** Of the machine's page. */
  title: string
  state: string
}

/** The states of machines that a story shows. @param story «ClubScreen/Ticked» */
export function statesOf(story: string): StateOfStory[] {
  return Object.values<ShownMachine>(machines).flatMap(({ title, shown, drives = [] }) => {
    const named = shown.flatMap((one) => (one.story === story ? one.states : []))
    const driven = drives.flatMap(({ screen, state, except = [], only }) => {
      const [own, exported = ''] = story.split('/')
      const isIn = only ? only.includes(exported) : !except.includes(exported)
      return own === screen && isIn ? [state] : []
    })
    return [...new Set(named.length > 0 ? named : driven)].map((state) => ({ title, state }))
  })
}
