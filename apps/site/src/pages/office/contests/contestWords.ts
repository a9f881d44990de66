import type { Contest } from '@parket/react/data/event/eventSource'
import type { ContestRecordProps } from '@parket/ui/screens/office/contests/ContestRecord'

/** What contests say in words, each once and in order: it is offered where one types it again. */
export function contestWords(
  contests: readonly Pick<Contest, 'section' | 'level' | 'dances'>[],
): ContestRecordProps['words'] {
  return {
    sections: inOrder(contests.map(({ section }) => section)),
    levels: inOrder(contests.map(({ level }) => level)),
    dances: inOrder(contests.flatMap(({ dances }) => dances)),
  }
}

function inOrder(words: readonly string[]): string[] {
  const all = new Set(words.filter((word) => word !== ''))
  return [...all].toSorted((one, other) => one.localeCompare(other, 'ru'))
}
