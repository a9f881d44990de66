/** A state of a machine as somebody sees it. */
export interface ShownState {
  /** «form.editing»: its names from the outermost one. */
  states: readonly string[]
  /** What is seen, in Russian. */
  words: string
  /** The story that shows it, «ClubScreen/Ticked» by file and export; none where it has no look of its own. */
  story?: string
}

/** A machine with a page in the workshop. */
export interface ShownMachine {
  /** «Таблица клуба»: the name of its page, under «Состояния». */
  title: string
  shown: readonly ShownState[]
  /** Screens that it drives, with the state of all their stories that `shown` does not name. */
  drives?: readonly DrivenScreen[]
}

interface DrivenScreen {
  /** «ClubScreen». */
  screen: string
  /** «editing». */
  state: string
  /** What that is for somebody who sees it, in Russian. */
  words: string
  /** Stories from before it runs: «Loading». */
  except?: readonly string[]
  /** These stories alone are in the state. */
  only?: readonly string[]
}
