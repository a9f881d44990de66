import { roundStatuses, type RoundStatus } from './status.ts'

/** A step of a round's life in the words of a button. */
export interface RoundStep {
  to: RoundStatus
  label: string
}

const forward: Readonly<Record<RoundStatus, string>> = {
  planned: '',
  drawn: 'Провести жеребьёвку',
  locked: 'Закрепить заходы',
  running: 'Начать тур',
  judged: 'Закончить тур',
  published: 'Объявить, кто проходит',
}

const back: Readonly<Record<RoundStatus, string>> = {
  planned: 'Отменить жеребьёвку',
  drawn: 'Открепить заходы',
  locked: 'Отменить начало',
  running: 'Открыть тур снова',
  judged: 'Снять объявление',
  published: '',
}

/** To the beginning at once. */
const starts: Partial<Record<RoundStatus, string>> = {
  planned: 'Составить и\u00A0начать',
  drawn: 'Закрепить и\u00A0начать',
}

/**
 * The next step of a round and the one back; null where there is none. A final is published with the
 * places of its contest, not by itself (docs/rules/contest-life.md, «A round's life»).
 */
export function roundSteps({ index, status }: { index: number; status: RoundStatus }): {
  next: RoundStep | null
  back: RoundStep | null
  /** Over several steps to its beginning. */
  start: RoundStep | null
} {
  const at = roundStatuses.indexOf(status)
  const [before, after] = [roundStatuses[at - 1], roundStatuses[at + 1]]
  const isEnd = index === 0 && after === 'published'
  const isPublishedFinal = index === 0 && status === 'published'
  return {
    next: after === undefined || isEnd ? null : { to: after, label: forward[after] },
    start: starts[status] === undefined ? null : { to: 'running', label: starts[status] },
    back: before === undefined || isPublishedFinal ? null : { to: before, label: back[before] },
  }
}
