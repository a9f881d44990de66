import type { FileRound, ResultFile } from '@parket/domain/scoring/resultFile'

/**
 * Places as docs/rules/scoring.md says them, read plainly and without the engine: a second opinion for tests. Slow,
 * and only for files without decisions but deductions.
 */
export function naivePlaces(file: ResultFile): Map<number, [from: number, to: number]> {
  const places = new Map<number, [number, number]>()
  for (const role of [null, 'leader', 'follower']) {
    placeRole(roundsOf(file, role), file, places)
  }
  return places
}

/** Rounds that a role dances, each with its own entries: a final of pairs is danced by both. */
function roundsOf({ rounds }: ResultFile, role: string | null): FileRound[] {
  return rounds.flatMap((round) => {
    const entries = round.entries.filter((one) => (one.role ?? round.role) === role)
    return entries.length > 0 ? [{ ...round, entries }] : []
  })
}

function placeRole(
  rounds: readonly FileRound[],
  file: ResultFile,
  places: Map<number, [number, number]>,
): void {
  let next = 1
  const gone = new Set<number>()
  const give = (numbers: readonly number[]) => {
    for (const number of numbers) places.set(number, [next, next + numbers.length - 1])
    next += numbers.length
  }
  // The final first; «those who left before the final have places too, shared as a range by round».
  for (const round of rounds.toReversed()) {
    const here = round.entries.filter(({ start_number }) => !gone.has(start_number))
    const danced = here.filter(({ status }) => status === 'danced').map((one) => one.start_number)
    const absent = here.filter(({ status }) => status === 'not_present' || status === 'withdrawn')
    if (round.index === 0) for (const group of finalGroups(round, danced, file)) give(group)
    else if (danced.length > 0) give(danced)
    if (absent.length > 0) give(absent.map((one) => one.start_number))
    for (const { start_number } of here) gone.add(start_number)
  }
}

/** Those who share a place together, the best first. */
function finalGroups(round: FileRound, danced: readonly number[], file: ResultFile): number[][] {
  if (danced.length === 0) return []
  if (round.kind === 'points') return byPoints(round, danced, file)
  if (round.pairs.length > 0) return byPairs(round, danced, file)
  const dances = round.dances.map((dance) => marksOf(round, dance, danced))
  if (round.kind === 'relative-placement')
    return headToHead(majority(dances[0] ?? [], danced), dances[0] ?? [])
  const inDance = dances.map((marks) => {
    const groups = majority(marks, danced)
    return placesOfGroups(groups)
  })
  if (dances.length === 1) return majority(dances[0] ?? [], danced)
  return overAll(danced, inDance, dances)
}

/**
 * Pairs are placed by the number they are marked by; then each has the place of the pair that is scored for
 * them, of their own role and without gaps.
 */
function byPairs(round: FileRound, danced: readonly number[], file: ResultFile): number[][] {
  const all = file.rounds.find((one) => one.index === 0 && one.type === round.type) ?? round
  const present = all.entries.filter(({ status }) => status === 'danced')
  const isHere = (number: number) => present.some((one) => one.start_number === number)
  const pairs = round.pairs.map(({ leader, follower, scored }) => {
    const isLeaderElsewhere = round.pairs.some((one) => one.leader === leader && one.scored)
    const counts = scored ? [leader, follower] : isLeaderElsewhere ? [follower] : [leader]
    const key = !scored && isLeaderElsewhere ? follower : leader
    return { key, counts: counts.filter(isHere) }
  })
  const keys = pairs.filter(({ counts }) => counts.length > 0).map(({ key }) => key)
  const marks = marksOf(round, round.dances[0] ?? '', keys)
  return headToHead(majority(marks, keys), marks)
    .map((group) =>
      group
        .flatMap((number) => pairs.find(({ key }) => key === number)?.counts ?? [])
        .filter((number) => danced.includes(number)),
    )
    .filter((group) => group.length > 0)
}

/** Of each judge, the places of those who danced, closed up. */
type Marks = Map<number, number>[]

function marksOf(round: FileRound, dance: string, danced: readonly number[]): Marks {
  return round.marks
    .filter((row) => row.counted && row.dance === dance)
    .map(({ values }) => {
      const order = danced.toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
      return new Map(order.map((number, at) => [number, at + 1]))
    })
}

/** Rules 5 to 8. */
function majority(marks: Marks, entries: readonly number[], from = 1, most = entries.length) {
  const groups: number[][] = []
  let left = [...entries]
  const needed = Math.floor(marks.length / 2) + 1
  for (let column = from; column <= most && left.length > 0; column += 1) {
    for (;;) {
      const having = left.filter((number) => countTo(marks, number, column) >= needed)
      if (having.length === 0) break
      const best = bestOf(having, marks, column, most)
      groups.push(best)
      left = left.filter((number) => !best.includes(number))
    }
  }
  if (left.length > 0) groups.push(left)
  return groups
}

function countTo(marks: Marks, number: number, column: number): number {
  return marks.filter((judge) => (judge.get(number) ?? 0) <= column).length
}

function sumTo(marks: Marks, number: number, column: number): number {
  return marks.reduce((sum, judge) => {
    const mark = judge.get(number) ?? 0
    return mark <= column ? sum + mark : sum
  }, 0)
}

/** Larger count, smaller sum, then the next columns «for those tied only». */
function bestOf(tied: number[], marks: Marks, column: number, most: number): number[] {
  let best = tied
  for (let at = column; at <= most && best.length > 1; at += 1) {
    const count = Math.max(...best.map((number) => countTo(marks, number, at)))
    best = best.filter((number) => countTo(marks, number, at) === count)
    const sum = Math.min(...best.map((number) => sumTo(marks, number, at)))
    best = best.filter((number) => sumTo(marks, number, at) === sum)
  }
  return best
}

/** Those who share a place have the average of the places. */
function placesOfGroups(groups: readonly number[][]): Map<number, number> {
  const places = new Map<number, number>()
  let next = 1
  for (const group of groups) {
    for (const number of group) places.set(number, next + (group.length - 1) / 2)
    next += group.length
  }
  return places
}

/** Rules 9 to 11. */
function overAll(entries: readonly number[], inDance: Map<number, number>[], dances: Marks[]) {
  const total = (number: number) =>
    inDance.reduce((sum, places) => sum + (places.get(number) ?? 0), 0)
  const groups: number[][] = []
  const placed = () => groups.flat().length
  for (const sum of [...new Set(entries.map(total))].sort((one, other) => one - other)) {
    let tied = entries.filter((number) => total(number) === sum)
    while (tied.length > 0) {
      const place = placed() + 1
      const best = byRule10(tied, inDance, place)
      const given =
        best.length === 1 ? [best] : byRule11(best, dances, place, entries.length, inDance)
      for (const group of given) groups.push(group)
      const done = new Set(given.flat())
      tied = tied.filter((number) => !done.has(number))
    }
  }
  return groups
}

/** Who has more dance places ≤ P, then the smaller sum of these. */
function byRule10(tied: number[], inDance: Map<number, number>[], place: number): number[] {
  const good = (number: number) =>
    inDance.map((places) => places.get(number) ?? 0).filter((one) => one <= place)
  const count = Math.max(...tied.map((number) => good(number).length))
  const more = tied.filter((number) => good(number).length === count)
  const sumOf = (number: number) => good(number).reduce((sum, one) => sum + one, 0)
  const sum = Math.min(...more.map(sumOf))
  return more.filter((number) => sumOf(number) === sum)
}

/** All marks pooled, from column P on; who is left of the group takes the following places first. */
function byRule11(
  group: number[],
  dances: Marks[],
  place: number,
  most: number,
  inDance: Map<number, number>[],
): number[][] {
  const pool = dances.flat()
  const [winners = []] = majority(pool, group, place, most)
  const rest = group.filter((number) => !winners.includes(number))
  const given = [winners]
  let left = rest
  while (left.length > 0) {
    const next = place + given.flat().length
    const best = byRule10(left, inDance, next)
    const more = best.length === 1 ? [best] : byRule11(best, dances, next, most, inDance)
    given.push(...more)
    const done = new Set(more.flat())
    left = left.filter((number) => !done.has(number))
  }
  return given
}

/** The last tie of relative placement: who is before the other with more judges. */
function headToHead(groups: number[][], marks: Marks): number[][] {
  return groups.flatMap((group) => {
    if (group.length !== 2) return [group]
    const [one = 0, other = 0] = group
    const wins = marks.filter((judge) => (judge.get(one) ?? 0) < (judge.get(other) ?? 0)).length
    if (wins * 2 === marks.length) return [group]
    return wins * 2 > marks.length ? [[one], [other]] : [[other], [one]]
  })
}

/** Sum over judges and criteria, less deductions; ties by the first criterion, then the next. */
function byPoints(
  round: FileRound,
  danced: readonly number[],
  { contest }: ResultFile,
): number[][] {
  const off = (number: number) =>
    round.decisions
      .filter(({ kind }) => kind === 'deduction')
      .map(({ entries }) => entries[number])
      .findLast((one) => one !== undefined) ?? 0
  const sums = (number: number) =>
    contest.criteria.map(({ name }) =>
      round.marks
        .filter((row) => row.counted && row.criterion === name)
        .reduce((sum, { values }) => sum + (values[number] ?? 0), 0),
    )
  const keyOf = (number: number) => {
    const each = sums(number)
    return [each.reduce((sum, one) => sum + one, 0) - off(number), ...each]
  }
  const compare = (one: number, other: number) => {
    const [first, second] = [keyOf(one), keyOf(other)]
    const at = first.findIndex((value, index) => value !== second[index])
    return at === -1 ? 0 : (second[at] ?? 0) - (first[at] ?? 0)
  }
  const groups: number[][] = []
  for (const number of danced.toSorted(compare)) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && compare(last[0], number) === 0) last.push(number)
    else groups.push([number])
  }
  return groups
}

/** Who goes on from a round of crosses or callbacks; null where the cut line is tied. */
export function naiveGoingOn(round: FileRound): number[] | null {
  const danced = round.entries
    .filter(({ status }) => status === 'danced')
    .map(({ start_number }) => start_number)
  const total = (number: number) =>
    round.marks
      .filter(({ counted }) => counted)
      .reduce((sum, { values }) => sum + Math.round((values[number] ?? 0) * 10), 0)
  const order = danced.toSorted((one, other) => total(other) - total(one))
  const [last, first] = [order[round.advance - 1], order[round.advance]]
  if (last !== undefined && first !== undefined && total(last) === total(first)) return null
  return order.slice(0, round.advance)
}
