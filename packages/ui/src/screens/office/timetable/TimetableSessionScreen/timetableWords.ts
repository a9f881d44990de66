import { numberedName } from '@parket/domain/contest/title'
import { calendarDay } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { durationText } from '@parket/domain/format/duration'
import { countOf, plural } from '@parket/domain/format/plural'
import { formatWeekdayTime } from '@parket/domain/format/weekdays'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import type { Mend } from '@parket/domain/timetable/mend'
import { tellingName } from '@parket/domain/timetable/shortName'
import { timeItems, type Timed } from '@parket/domain/timetable/timetable'
import type {
  TimedFloor,
  TimetableContest,
  TimetableData,
  TimetableItem,
  UnplacedRound,
} from './timetableData.ts'

/** «Площадка А», whatever the organiser has written. */
export function floorName(floor: string): string {
  return floor === '' ? 'Площадка' : /площад|зал|паркет/i.test(floor) ? floor : `Площадка ${floor}`
}

/** What an item is called in one line. */
export function itemName(
  {
    kind,
    contest_id,
    round_index,
    title,
  }: Pick<TimetableItem, 'kind' | 'contest_id' | 'round_index' | 'title'>,
  contests: ReadonlyMap<string, TimetableContest>,
): string {
  const contest = contest_id === null ? undefined : contests.get(contest_id)
  if (kind !== 'round' || !contest || round_index === null) return title
  const round = contest.isJudged ? `, ${roundLabel(round_index)}` : ''
  return `${numberedName(contest)}${round}`
}

/** The words of a block: without its number and, where more follows or its look tells it, without its round. */
export function blockName(
  item: TimetableItem,
  contests: ReadonlyMap<string, TimetableContest>,
): string {
  const contest = item.contest_id === null ? undefined : contests.get(item.contest_id)
  if (item.kind !== 'round' || !contest) return item.title
  return tellingName(
    contest.group_name,
    [...contests.values()].map(({ group_name }) => group_name),
  )
}

/** What stands in the first line of a block that has no second one: number, name, round. */
export function blockWords(
  item: TimetableItem,
  contests: ReadonlyMap<string, TimetableContest>,
): string {
  const contest = item.contest_id === null ? undefined : contests.get(item.contest_id)
  const name = blockName(item, contests)
  if (item.kind !== 'round' || !contest) return name
  const hasLabel = contest.isJudged && item.round_index !== 0
  return `${contest.group_num} ${name}${hasLabel ? `, ${labelOf(item)}` : ''}`
}

/** «18, 2 захода»: a block has room for no more, as entries stand now; '' where none are there. */
export function roundFacts({ round_index }: TimetableItem, contest: TimetableContest): string {
  const round = contest.rounds.find((each) => each.round_index === round_index)
  if (!round) return 'участий нет'
  if (!contest.isJudged)
    return `${countOf(round.entries, ['участие', 'участия', 'участий'])}, без судей`
  return `${round.entries}, ${countOf(round.heats, ['заход', 'захода', 'заходов'])}`
}

/** «8 туров, до 14:00»; with free time «15 туров, свободно 28 мин». */
export function floorFacts({ items, free }: TimedFloor, timeZone: string): string {
  const rounds = items.filter(({ kind }) => kind === 'round').length
  const last = items.at(-1)
  const count = countOf(rounds, ['тур', 'тура', 'туров'])
  const minutes = free.reduce((sum, { start, end }) => sum + (end - start) / 60_000, 0)
  if (minutes > 0) return `${count}, свободно ${durationText(minutes)}`
  return last ? `${count}, до ${formatTime(new Date(last.end), timeZone)}` : count
}

type Placed = Timed<TimetableItem> & { floor: string }

/** All items with their times, by id, those of other parts of the event too. */
export function placedItems({ floors, elsewhere }: TimetableData): Map<number, Placed> {
  return new Map(
    [...floors, ...elsewhere].flatMap(({ floor, start, items }) =>
      timeItems(start, items).map((item) => [item.id, Object.assign(item, { floor })] as const),
    ),
  )
}

/** The item at which a conflict and its ways out stand: the later one, if it is on this page. */
export function itemOf({ itemIds }: TimetableConflict, { floors }: TimetableData): number {
  const isHere = (id: number) => floors.some(({ items }) => items.some((item) => item.id === id))
  return itemIds.findLast(isHere) ?? itemIds[1]
}

/** A conflict in words, as it stands at one of its two items. */
export function conflictText(
  { kind, itemIds, dancerIds, judgeIds, restMinutes }: TimetableConflict,
  itemId: number,
  data: TimetableData,
): string {
  const placed = placedItems(data)
  if (kind === 'order') return orderText(itemIds, placed, data)
  const other = placed.get(itemIds[0] === itemId ? itemIds[1] : itemIds[0])
  const when = other ? formatTime(new Date(other.start), data.timeZone) : ''
  const where = floorName(other?.floor ?? '')
  if (kind === 'judge') {
    const who = judgeIds.map((id) => {
      const judge = data.judges.get(id)
      return judge ? `${judge.name}${judge.letter ? ` (${judge.letter})` : ''}` : 'Судья'
    })
    const there = where.startsWith('Площадка')
      ? ` на${where.replace('Площадка', ' площадке')}`
      : `: ${where}`
    return `${who.join(', ')} с ${when}${there}`
  }
  const name = other ? itemName(other, data.contests) : ''
  const who = namesOf(dancerIds, data.dancers)
  return kind === 'dancer'
    ? `${who} в это же время: ${name}`
    : `${who}: отдых ${restMinutes ?? 0} мин из ${data.minRest} (${name})`
}

/** «Финал в 10:00 стоит раньше, чем закончится 1/2 (11:30)»; with the days where they are two. */
function orderText(
  [before, after]: TimetableConflict['itemIds'],
  placed: ReadonlyMap<number, Placed>,
  { timeZone }: TimetableData,
): string {
  const [earlier, later] = [placed.get(before), placed.get(after)]
  if (!earlier || !later) return ''
  const dayOf = (moment: number) => calendarDay(new Date(moment), timeZone)
  const isOneDay = dayOf(earlier.end) === dayOf(later.start)
  const at = (moment: number) =>
    isOneDay
      ? formatTime(new Date(moment), timeZone)
      : formatWeekdayTime(new Date(moment), timeZone)
  return (
    `${labelOf(later)} в ${at(later.start)} стоит раньше, ` +
    `чем закончится ${labelOf(earlier)} (${at(earlier.end)})`
  )
}

function labelOf({ round_index }: { round_index: number | null }): string {
  return roundLabel(round_index ?? 0)
}

/** Which round of its contest stands so that this one is not planned by itself; null where none does. */
export function standingText(
  { contest_id, round_index }: UnplacedRound,
  data: TimetableData,
): string | null {
  const own = [...placedItems(data).values()].filter(
    (item) => item.kind === 'round' && item.contest_id === contest_id,
  )
  const follows = own.find((item) => item.round_index !== null && item.round_index < round_index)
  return follows
    ? `${labelOf(follows)} уже стоит: ${formatWeekdayTime(new Date(follows.start), data.timeZone)}`
    : null
}

/** Two by name, the rest counted; ids of several registrations of one person are one name. */
function namesOf(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  const known = [...new Set(ids.map((id) => names.get(id) ?? 'Танцор'))]
  const more = known.length - 2
  const shown = known.slice(0, 2).join(', ')
  return more > 0 ? `${shown} и ещё ${more}` : shown
}

/** What a way out is called on its button. */
export function mendText(mend: Mend, data: TimetableData): string {
  if (mend.kind === 'judge') return 'Заменить судью'
  if (mend.kind === 'delay') return `Начать на ${mend.minutes} мин позже`
  const placed = placedItems(data)
  const own = placed.get(mend.itemId)
  const other = placed.get(mend.kind === 'move' ? mend.afterId : mend.withId)
  const name = shortName(other, own, data)
  return mend.kind === 'move' ? `Поставить после ${name}` : `Поменять с ${name}`
}

/** Another item in a word: the round where the contest is the same, else the contest's number. */
function shortName(
  other: TimetableItem | undefined,
  own: TimetableItem | undefined,
  { contests }: TimetableData,
): string {
  const contest = other?.contest_id ? contests.get(other.contest_id) : undefined
  if (!other || !contest) return `«${other?.title ?? ''}»`
  const isOwnContest = other.contest_id === own?.contest_id && other.round_index !== null
  return isOwnContest ? labelOf(other) : String(contest.group_num)
}

/** «было 10:40», with the day where it was another one. */
export function publishedText(
  { start, publishedStart }: Timed<TimetableItem>,
  timeZone: string,
): string {
  if (publishedStart === null) return ''
  const isOneDay = calendarDay(new Date(start), timeZone) === calendarDay(publishedStart, timeZone)
  const was = isOneDay
    ? formatTime(publishedStart, timeZone)
    : formatWeekdayTime(publishedStart, timeZone)
  return `было ${was}`
}

/** «1 накладка». */
export function conflictCount(count: number): string {
  return `${count} ${plural(count, ['накладка', 'накладки', 'накладок'])}`
}
