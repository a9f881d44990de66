import { durationText } from '@parket/domain/format/duration'
import { formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { canBeStarted } from '@parket/domain/round/readiness'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { DayFloor, DayItem, DayJudge, DayTask } from './dayData.ts'

/** «перерыв в 15:40 вернёт 6 мин»; null where none does. */
export function reliefText(relief: DayFloor['relief'], timeZone: string): string | null {
  if (relief === null) return null
  const time = formatTime(relief.start, timeZone)
  return `перерыв в\u00A0${time} вернёт ${durationText(relief.minutes)}`
}

/** The floor that is the latest: what the head of the page tells. */
export function latestFloor(floors: readonly DayFloor[]): DayFloor | null {
  return floors.toSorted((one, other) => other.delay - one.delay)[0] ?? null
}

/** What is on on a floor, or else what comes next; null once all of the day is over. */
export function itemAtHand({ items }: Pick<DayFloor, 'items'>): DayItem | null {
  return (
    items.find(({ state }) => state === 'running') ??
    items.find(({ state }) => state === 'ahead') ??
    null
  )
}

/** «42 Стандарт, взрослые»; of what is no round, its title. */
export function itemName({ contest, title }: Pick<DayItem, 'contest' | 'title'>): string {
  return contest ? `${contest.group_num}\u00A0${contest.name}` : title || 'Перерыв'
}

/** «1/4», «Финал»; '' for what is no round. */
export function itemRound({ round_index }: Pick<DayItem, 'round_index'>): string {
  return round_index === null ? '' : roundLabel(round_index)
}

const entryForms = ['участие', 'участия', 'участий'] as const
const heatForms = ['заход', 'захода', 'заходов'] as const

/** «1/4, 24 участия, 3 захода». */
export function runningText(item: DayItem): string {
  const entries = item.rounds.reduce((sum, round) => sum + round.entries, 0)
  const heats = Math.max(0, ...item.rounds.map((round) => round.heats))
  return [
    itemRound(item),
    entries > 0 && countOf(entries, entryForms),
    heats > 1 && countOf(heats, heatForms),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The judges of a running item whose sheets are not all there, in the order of their letters. */
export function waitedJudges(item: DayItem): DayJudge[] {
  return judgesOf(item).filter(({ sheets, counted }) => counted < sheets)
}

/** The judges of an item; who judges leaders and followers stands once, with the sheets of both. */
export function judgesOf({ rounds }: Pick<DayItem, 'rounds'>): DayJudge[] {
  const byLetter = Map.groupBy(
    rounds.flatMap(({ judges }) => judges),
    ({ letter }) => letter,
  )
  return [...byLetter.values()].map(joinSheets)
}

function joinSheets(judges: readonly DayJudge[]): DayJudge {
  const sum = (key: 'sheets' | 'counted' | 'differs') =>
    judges.reduce((total, judge) => total + judge[key], 0)
  const { letter = '', name = '' } = judges[0] ?? {}
  return { letter, name, sheets: sum('sheets'), counted: sum('counted'), differs: sum('differs') }
}

/** «ждём D и E», «ждём судей: 5»; '' while nobody is waited for. */
export function waitingText(item: DayItem): string {
  const letters = waitedJudges(item).map(({ letter }) => letter)
  if (letters.length === 0) return ''
  if (letters.length > 3) return `ждём листы: ${letters.length}`
  const last = letters.at(-1) ?? ''
  return letters.length === 1
    ? `ждём ${last}`
    : `ждём ${letters.slice(0, -1).join(', ')} и\u00A0${last}`
}

/** How far a judge is, for the tile: «3 из 5», «расходится», and in a whole sentence for screen readers. */
export function judgeText({ sheets, counted, differs }: DayJudge): string {
  if (differs > 0) return 'расходится'
  return counted === sheets ? 'сдал' : `${counted} из\u00A0${sheets}`
}

interface TaskWords {
  /** What it is about, after the contest's name. */
  about: string
  /** What is done about it. */
  action: string
}

const tasks: Record<DayTask['kind'], TaskWords> = {
  tie: { about: 'Ничья на\u00A0границе', action: 'Решить' },
  differs: { about: 'Два ввода расходятся', action: 'Сверить' },
  count: { about: 'Все оценки есть', action: 'Закончить тур' },
  judges: { about: 'Нет судей', action: 'Назначить' },
  undrawn: { about: 'Не\u00A0составлен', action: 'Составить' },
  publish: { about: 'Подсчитано, не\u00A0опубликовано', action: 'Опубликовать' },
}

/** What a task is called and what is done about it. */
export function taskWords(kind: DayTask['kind']): TaskWords {
  return tasks[kind]
}

/** «с 14:20», of what lies ahead «в 15:00»; '' where nothing tells. */
export function sinceText({ since }: DayTask, now: string, timeZone: string): string {
  if (since === null) return ''
  const preposition = Date.parse(since) > Date.parse(now) ? 'в' : 'с'
  return `${preposition}\u00A0${formatTime(since, timeZone)}`
}

/** Whether a round can be brought to its start at once. */
export function isStartable({ readiness }: Pick<DayItem, 'readiness'>): boolean {
  return readiness !== null && canBeStarted(readiness)
}

/**
 * The rounds that follow those that are judged, of the session where the first of them is danced.
 * @param rows the rounds of the day, the first danced first
 */
export function nextRounds(rows: readonly DayItem[]): DayItem[] {
  const following = rows.filter((row) => row.waits_for !== null && isStartable(row))
  return following.filter(({ session_id }) => session_id === following[0]?.session_id)
}
