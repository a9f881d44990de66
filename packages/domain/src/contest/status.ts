/** Contest statuses in the order of a contest's life (docs/rules/contest-life.md, «Statuses»). */
export const contestStatuses = [
  'draft',
  'open',
  'closed',
  'ready',
  'running',
  'judged',
  'published',
  'cancelled',
] as const

export type ContestStatus = (typeof contestStatuses)[number]

/** How a contest is judged. */
export const scorings = ['skating', 'points', 'relative-placement', 'none'] as const

export type Scoring = (typeof scorings)[number]

const labels: Record<ContestStatus, string> = {
  draft: 'Черновик',
  open: 'Приём заявок',
  closed: 'Приём закрыт',
  ready: 'Заходы готовы',
  running: 'Идёт',
  judged: 'Подсчитано',
  published: 'Опубликовано',
  cancelled: 'Отменена',
}

export function isContestStatus(value: unknown): value is ContestStatus {
  return contestStatuses.some((status) => status === value)
}

/** The Russian label of a status. */
export function contestStatusLabel(status: ContestStatus): string {
  return labels[status]
}

/** The statuses of a contest from first to last. */
function lifeOf(scoring: Scoring): readonly ContestStatus[] {
  return scoring === 'none'
    ? ['draft', 'open', 'closed', 'published']
    : ['draft', 'open', 'closed', 'ready', 'running', 'judged', 'published']
}

const beforeRunning: ReadonlySet<ContestStatus> = new Set(['draft', 'open', 'closed', 'ready'])

/** The status after this one; null at the end and for a cancelled contest. */
export function nextStatus(status: ContestStatus, scoring: Scoring): ContestStatus | null {
  const life = lifeOf(scoring)
  const at = life.indexOf(status)
  return at === -1 ? null : (life[at + 1] ?? null)
}

/** The status one step back; null at the start. `cancelled` → `closed` is the only way back from it. */
export function previousStatus(status: ContestStatus, scoring: Scoring): ContestStatus | null {
  if (status === 'cancelled') return 'closed'
  const life = lifeOf(scoring)
  return life[life.indexOf(status) - 1] ?? null
}

export type StatusStep = 'forward' | 'back' | 'cancel' | 'restore'

/**
 * What kind of step leads from one status to another; null when it is not allowed.
 * «One step forward at a time; … `cancelled` → `closed` is the only way back from it; scoring
 * `none` goes `closed` → `published`; a step back asks to confirm» (docs/rules/contest-life.md, «Steps»).
 */
export function statusStep(
  from: ContestStatus,
  to: ContestStatus,
  scoring: Scoring,
): StatusStep | null {
  if (from === 'cancelled') return to === 'closed' ? 'restore' : null
  if (to === 'cancelled') return beforeRunning.has(from) ? 'cancel' : null
  if (nextStatus(from, scoring) === to) return 'forward'
  if (previousStatus(from, scoring) === to) return 'back'
  return null
}

export function canChangeStatus(from: ContestStatus, to: ContestStatus, scoring: Scoring): boolean {
  return statusStep(from, to, scoring) !== null
}

/** Entries are taken while the contest is `open` (docs/rules/contest-life.md, «Steps»). */
export function takesEntries({ status }: { status: string }): boolean {
  return status === ('open' satisfies ContestStatus)
}

/** Whether a step gives up the draw of the first round, which needs a public reason. */
export function givesUpDraw(from: ContestStatus, to: ContestStatus): boolean {
  return from === 'ready' && to === 'closed'
}
