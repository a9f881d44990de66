/** Statuses of a round in the order of its life (docs/rules/contest-life.md, «A round's life»). */
export const roundStatuses = [
  'planned',
  'drawn',
  'locked',
  'running',
  'judged',
  'published',
] as const

export type RoundStatus = (typeof roundStatuses)[number]

const labels: Record<RoundStatus, string> = {
  planned: 'Запланирован',
  drawn: 'Заходы распределены',
  locked: 'Заходы закреплены',
  running: 'Идёт',
  judged: 'Подсчитан',
  published: 'Опубликован',
}

export function isRoundStatus(value: unknown): value is RoundStatus {
  return roundStatuses.some((status) => status === value)
}

/** The Russian label of a status. */
export function roundStatusLabel(status: RoundStatus): string {
  return labels[status]
}

/** Whether the marks of a round are counted. */
export function isJudged(status: RoundStatus): boolean {
  return status === 'judged' || status === 'published'
}

/**
 * Whether a step is the chief judge's, whose device takes it: the round runs, again too, is counted, says who goes on. Drawing
 * and locking are the office's (docs/rules/stations.md, «The chief judge's page»).
 */
export function isStepOfChief(to: RoundStatus): boolean {
  return to === 'running' || isJudged(to)
}

/** Whether a round may go from one status to another: one step, forward or back. */
export function canChangeRoundStatus(from: RoundStatus, to: RoundStatus): boolean {
  return Math.abs(roundStatuses.indexOf(from) - roundStatuses.indexOf(to)) === 1
}

/** The statuses that lead from one to another, the last of them included; back there is one step alone. */
export function stepsTo(from: RoundStatus, to: RoundStatus): RoundStatus[] {
  const [at, end] = [roundStatuses.indexOf(from), roundStatuses.indexOf(to)]
  return end < at ? [to] : roundStatuses.slice(at + 1, end + 1)
}

/** Whether a round goes back: heats or results are given up. */
export function isStepBack(from: RoundStatus, to: RoundStatus): boolean {
  return roundStatuses.indexOf(to) < roundStatuses.indexOf(from)
}
