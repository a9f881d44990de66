import { formatShortNumber } from '../format/number.ts'
import { relativePlacement } from '../scoring/relativePlacement.ts'
import type { FileRound, ResultFile } from '../scoring/resultFile.ts'
import { untrueInFinal, untrueInRelative, type Told } from './trueSentence.ts'

// Reads the sentences of «почему такое место» of a published result, and counts again from the marks of its file.

/**
 * What sentences say that does not follow from the marks of the file.
 * @param sentences by start number, as the page of the result has them
 */
export function untrueOfFile(file: ResultFile, sentences: ReadonlyMap<number, string>): string[] {
  return [...sentences].flatMap(([number, sentence]) => {
    const round = file.rounds.findLast(({ entries }) =>
      entries.some((one) => one.start_number === number),
    )
    if (!round) return [`№ ${number} is in no round`]
    const isDancing = round.entries.some(
      (one) => one.start_number === number && one.status === 'danced',
    )
    if (!isDancing) {
      return same(number, sentence, 'Не танцевал тур до конца: место после всех, кто танцевал.')
    }
    switch (round.kind) {
      case 'crosses':
        return same(number, sentence, `До финала: крестов ${totalOf(round, number)}.`)
      case 'callbacks':
        return same(
          number,
          sentence,
          `До финала: сумма ${formatShortNumber(totalOf(round, number))}.`,
        )
      case 'points':
        return same(number, sentence, pointsSentence(file, round, number))
      case 'skating':
      case 'relative-placement':
        return untrueOfPlaced(file, round, number, sentence)
    }
  })
}

function same(number: number, sentence: string, right: string): string[] {
  return sentence === right ? [] : [`№ ${number}: ${sentence} (${right})`]
}

function countedIn(round: FileRound, dance?: string) {
  return round.marks.filter((one) => one.counted && (dance === undefined || one.dance === dance))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

/** In tenths first: 4.3 and 4.2 do not add up exactly. */
function totalOf(round: FileRound, number: number): number {
  return sum(countedIn(round).map(({ values }) => Math.round((values[number] ?? 0) * 10))) / 10
}

/** Those who are placed in a round: entries, or pairs by the number by which they are marked. */
function placedIn(round: FileRound): { key: number; numbers: number[] }[] {
  const danced = round.entries
    .filter(({ status }) => status === 'danced')
    .map(({ start_number }) => start_number)
  if (round.pairs.length === 0) return danced.map((key) => ({ key, numbers: [key] }))
  return round.pairs
    .map(({ leader, follower, scored }) => {
      const isCounted = round.pairs.some((pair) => pair.scored && pair.leader === leader)
      if (scored) return { key: leader, numbers: [leader, follower] }
      const alone = isCounted ? follower : leader
      return { key: alone, numbers: [alone] }
    })
    .map(({ key, numbers }) => ({ key, numbers: numbers.filter((one) => danced.includes(one)) }))
    .filter(({ numbers }) => numbers.length > 0)
}

/** A skating final or a relative placement: its sentences name others, here by where they stand. */
function untrueOfPlaced(file: ResultFile, round: FileRound, number: number, sentence: string) {
  const placed = placedIn(round)
  const panel = round.panel ?? file.panel
  const beside = new Set(panel.filter(({ role }) => role === 'chief').map(({ letter }) => letter))
  const isRelative = round.kind === 'relative-placement'
  const dances = round.dances.map((dance) => {
    const sheets = countedIn(round, dance)
      .filter(({ judge }) => !isRelative || !beside.has(judge))
      .toSorted((one, other) => (one.judge < other.judge ? -1 : 1))
    return placed.map(({ key }) =>
      sheets.map(({ values }) => {
        const before = placed.filter((one) => (values[one.key] ?? 0) <= (values[key] ?? 0))
        return before.length
      }),
    )
  })
  const at = new Map(placed.map(({ numbers }, index) => [numbers.join('/'), index]))
  const told: Told = {
    entry: placed.findIndex(({ numbers }) => numbers.includes(number)),
    places: placesAmong(file, round, placed, dances[0] ?? []),
    sentence: sentence.replaceAll(
      /№ (\d+(?:\/\d+)?)/g,
      (_, name: string) => `№ ${at.get(name) ?? 999}`,
    ),
  }
  return isRelative ? untrueInRelative(dances[0] ?? [], told) : untrueInFinal(dances, told)
}

/** Of pairs the places among them: in the contest leaders and followers are placed apart. */
function placesAmong(
  file: ResultFile,
  round: FileRound,
  placed: ReturnType<typeof placedIn>,
  ordinals: number[][],
): number[] {
  if (round.pairs.length === 0) {
    const placeOf = new Map(file.places.map((one) => [one.start_number, one]))
    return placed.map(({ key }) => {
      const { place = 0, place_to = 0 } = placeOf.get(key) ?? {}
      return (place + place_to) / 2
    })
  }
  const order = round.decisions.findLast(({ kind }) => kind === 'order')?.entries ?? {}
  const chiefOrdinals = placed.map(({ key }) => order[key] ?? null)
  return relativePlacement(ordinals, { tieBreak: file.contest.tie_break, chiefOrdinals }).places
}

/** The sentence that the marks give, in full. */
function pointsSentence({ contest, places }: ResultFile, round: FileRound, number: number): string {
  const danced = placedIn(round).map(({ key }) => key)
  const sumsOf = (one: number) => criterionSums(contest, round, one)
  const offOf = (one: number) =>
    round.decisions.findLast(({ kind, entries }) => kind === 'deduction' && one in entries)
      ?.entries[one] ?? 0
  const totalOf = (one: number) => sum(sumsOf(one).sums) - offOf(one)
  const [own, total, off] = [sumsOf(number), totalOf(number), offOf(number)]
  const equal = danced.filter((one) => one !== number && totalOf(one) === total)
  const parting = equal.map((one) =>
    sumsOf(one).sums.findIndex((value, at) => value !== own.sums[at]),
  )
  const last = Math.max(-1, ...parting)
  const range = places.find(({ start_number }) => start_number === number) ?? {
    place: 0,
    place_to: 0,
  }
  const tenths = (value: number) => formatShortNumber(value / 10)
  return [
    `Сумма баллов ${tenths(total)}: чем она больше, тем выше место.`,
    own.isDropped ? 'Высшая и низшая оценки не считаются.' : [],
    off > 0 ? `Главный судья снял ${tenths(off)}.` : [],
    last >= 0
      ? `Такая сумма не у одного, решили баллы по критериям: ${own.sums
          .slice(0, last + 1)
          .map(tenths)
          .join(' и ')}.`
      : [],
    parting.includes(-1)
      ? `Баллы по критериям тоже не у одного. Поэтому ${range.place}–${range.place_to}-е место общее.`
      : [],
  ]
    .flat()
    .join(' ')
}

/** Sums by criterion of what counts, for an entry. */
function criterionSums(contest: ResultFile['contest'], round: FileRound, number: number) {
  const sums = contest.criteria.map(() => 0)
  let isDropped = false
  const sizeOf = (dance: string) => new Set(countedIn(round, dance).map(({ judge }) => judge)).size
  for (const dance of round.dances) {
    const size = sizeOf(dance)
    const isDropping = contest.drop_extremes !== 'off' && size >= 5
    isDropped ||= isDropping
    const alike = new Set(round.dances.filter((other) => sizeOf(other) === size))
    const totals = [...new Set(countedIn(round, dance).map(({ judge }) => judge))].map((judge) => {
      const byCriterion = contest.criteria.map(({ name }) =>
        sum(
          countedIn(round)
            .filter((one) => one.judge === judge && one.criterion === name)
            .filter((one) => alike.has(one.dance))
            .map(({ values }) => values[number] ?? 0),
        ),
      )
      return { judge, by: [sum(byCriterion), ...byCriterion] }
    })
    totals.sort((one, other) => one.by.map((by, at) => by - (other.by[at] ?? 0)).find(Boolean) ?? 0)
    for (const [at, { name }] of contest.criteria.entries()) {
      const own = countedIn(round, dance).filter((one) => one.criterion === name)
      const values = own.map(({ values }) => values[number] ?? 0).toSorted((a, b) => a - b)
      const out = new Set([totals[0]?.judge, totals.at(-1)?.judge])
      const counting = !isDropping
        ? values
        : contest.drop_extremes === 'criterion'
          ? values.slice(1, -1)
          : own.filter(({ judge }) => !out.has(judge)).map((one) => one.values[number] ?? 0)
      sums[at] = (sums[at] ?? 0) + sum(counting)
    }
  }
  return { sums, isDropped }
}
