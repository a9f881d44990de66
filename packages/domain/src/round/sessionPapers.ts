/** What is printed of a session, in the order in which it comes out of the printer. */
export const sessionPapers = [
  'heats',
  'sheets',
  'announcer',
  'summary',
  'protocols',
  'diplomas',
] as const

export type SessionPaper = (typeof sessionPapers)[number]

/** What each paper is called. */
export const sessionPaperTitles: Readonly<Record<SessionPaper, string>> = {
  heats: 'Списки заходов',
  sheets: 'Листы судей',
  announcer: 'Ведущему',
  summary: 'Сводка отделения',
  protocols: 'Протоколы',
  diplomas: 'Дипломы',
}

/** Whether judges' sheets come out in packs of a judge, or round by round. */
export const sheetOrders = ['judge', 'round'] as const

export type SheetOrder = (typeof sheetOrders)[number]

/** What the papers of a round say: kept with each print, so that the next one knows what changed. No names. */
export interface RoundOnPaper {
  round_id: number
  version: number
  /** The planned hour, an ISO instant; null where it stands in no timetable. */
  start: string | null
  /** Numbers as they stand on the lists, heat by heat; of a pair «12/45». */
  heats: string[][]
  advance: number
  judges: { letter: string; judge_id: number }[]
  /** Start number, first and last place, where the contest has places. */
  places: [number, number, number][]
}

/** Why a paper of a round is to be printed again. */
export interface PaperChange {
  round_id: number
  /** In Russian, one sentence a reason; null: it was never printed. */
  text: string | null
  /** Whose sheets are others now; null: those of all judges. */
  letters: string[] | null
}

/**
 * What differs from the last print of a paper; null: what was printed still holds.
 * @param before as it was printed last; undefined: never
 * @param timeOf an hour of the event's zone: «15:00»
 */
export function paperChange(
  paper: SessionPaper,
  before: RoundOnPaper | undefined,
  now: RoundOnPaper,
  timeOf: (instant: string) => string,
): PaperChange | null {
  const { round_id } = now
  if (!before) return { round_id, text: null, letters: null }
  const dancers = [...heatChanges(before, now), ...advanceChanges(before, now)]
  const judges = changedLetters(before, now)
  const reasons = {
    heats: [...dancers, ...startChanges(before, now, timeOf)],
    sheets: [...dancers, ...judgeChanges(judges)],
    announcer: [
      ...heatChanges(before, now),
      ...startChanges(before, now, timeOf),
      ...placeChanges(before, now),
    ],
    summary: [...dancers, ...judgeChanges(judges), ...startChanges(before, now, timeOf)],
    protocols: placeChanges(before, now),
    diplomas: placeChanges(before, now),
  }[paper]
  if (reasons.length === 0) return null
  const isOfJudges = paper === 'sheets' && dancers.length === 0
  return { round_id, text: reasons.join(' '), letters: isOfJudges ? judges : null }
}

function heatChanges(before: RoundOnPaper, now: RoundOnPaper): string[] {
  const [was, is] = [before.heats.flat(), now.heats.flat()]
  const added = is.filter((number) => !was.includes(number))
  const removed = was.filter((number) => !is.includes(number))
  const named = [
    ...(added.length > 0 ? [`Добавлены: № ${added.join(', ')}.`] : []),
    ...(removed.length > 0 ? [`Сняты: № ${removed.join(', ')}.`] : []),
  ]
  if (named.length > 0) return named
  return isSame(before.heats, now.heats) ? [] : ['Другие заходы.']
}

function advanceChanges(before: RoundOnPaper, now: RoundOnPaper): string[] {
  return before.advance === now.advance ? [] : [`Проходят ${now.advance} вместо ${before.advance}.`]
}

function startChanges(
  before: RoundOnPaper,
  now: RoundOnPaper,
  timeOf: (instant: string) => string,
): string[] {
  if (before.start === now.start) return []
  return now.start === null ? ['Убран из расписания.'] : [`Теперь в ${timeOf(now.start)}.`]
}

function placeChanges(before: RoundOnPaper, now: RoundOnPaper): string[] {
  if (isSame(before.places, now.places)) return []
  return [before.places.length === 0 ? 'Появились места.' : 'Изменились места.']
}

function judgeChanges(letters: readonly string[]): string[] {
  return letters.length === 0 ? [] : [`Другие судьи: ${letters.join(', ')}.`]
}

/** Letters that another judge has now, or nobody. */
function changedLetters(before: RoundOnPaper, now: RoundOnPaper): string[] {
  const [was, is] = [before, now].map(
    ({ judges }) => new Map(judges.map(({ letter, judge_id }) => [letter, judge_id])),
  ) as [Map<string, number>, Map<string, number>]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((letter) => was.get(letter) !== is.get(letter))
    .toSorted()
}

/** Of lists of lists of numbers and texts. */
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
