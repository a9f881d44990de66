import type { ReactNode } from 'react'

/** Words by what they are about: a part, a key, a prop. */
export type Words = Readonly<Record<string, string>>

/**
 * What the workshop tells of a component beside its stories, in Russian. Names of props and components stand in
 * backticks; a component's name leads to its page. Short words need no non-breaking space: the page puts it there.
 */
export interface ComponentGuide {
  /** What it is for. */
  when: string
  /** What it is not for, and what to take instead. */
  whenNot: string
  /** Its parts from the first to the last; absent where it is one thing. */
  anatomy?: Words
  /** How it is used and how not, side by side. */
  pairs?: readonly GuidePair[]
  /** What keys do, where it takes the focus. */
  keys?: Words
  /** What every prop is for. Words may end with what holds without it: «По умолчанию `standard`.» */
  props: Words
  /** The same for the shapes that its props consist of, and the shapes of these, by their names. */
  parts?: Readonly<Record<string, Words>>
}

/** A good example and a bad one, each with a sentence. */
export interface GuidePair {
  do: ReactNode
  doWords: string
  dont: ReactNode
  dontWords: string
}
