/** A state of a machine as somebody sees it. */
export interface ShownState {
  /** «form.editing»: its names from the outermost one. */
  states: readonly string[]
  /** What is seen, in Russian. */
  words: string
  /** The stories that show it, «ClubScreen/Ticked» by file and export. */
  stories: readonly string[]
}

/** States that no story can show. */
export interface UnseenState {
  states: readonly string[]
  /** Why, in Russian: «проходится сразу». */
  why: string
}

/** A machine with a page in the workshop. */
export interface ShownMachine {
  /** «Таблица клуба»: the name of its page, under «Состояния». */
  title: string
  shown: readonly ShownState[]
  unseen?: readonly UnseenState[]
  /** Screens that show nothing but its states. */
  drivenScreens?: readonly DrivenScreen[]
}

interface DrivenScreen {
  /** «ClubScreen». */
  screen: string
  /** The state of all its stories that `shown` does not name; without it each of them is named. */
  usual?: Omit<ShownState, 'stories'>
  /** Stories in which the machine does not run: «Loading». */
  except?: readonly string[]
}

/**
 * A row of the table of a machine.
 * @param states «loggingOut, leaving»
 * @param words what is seen, in Russian
 * @param stories «ClubScreen/Ticked»
 */
export function shown(states: string, words: string, ...stories: string[]): ShownState {
  return { states: states.split(', '), words, stories }
}

/** What no story can show. @param states «loggingOut, leaving» @param why in Russian */
export function unseen(states: string, why: string): UnseenState {
  return { states: states.split(', '), why }
}
