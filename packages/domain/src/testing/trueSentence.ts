import { placeSentence, relativePlacement, skating } from '../scoring/scoring.ts'

// Reads the sentences of «почему такое место» and counts again, from the marks alone, what they say.

/** How the checked sentences call entries. */
export const nameOf = (entry: number) => `№ ${entry}`
const NUMBER = String.raw`\d+(?:,\d+)?`
const NAMES = String.raw`№ \d+(?:, № \d+)*`
const VALUES = String.raw`№ \d+ — ${NUMBER}(?:, № \d+ — ${NUMBER})*`

const valueOf = (text = '') => Number(text.replace(',', '.'))
const namesOf = (text = '') => [...text.matchAll(/№ (\d+)/g)].map(([, name]) => Number(name))
const valuesOf = (text = '') =>
  new Map(
    [...text.matchAll(new RegExp(`№ (\\d+) — (${NUMBER})(?=, №|$)`, 'g'))].map(
      ([, name, value]) => [Number(name), valueOf(value)] as const,
    ),
  )
const countUpTo = (marks: readonly number[], column: number) =>
  marks.filter((mark) => mark <= column).length
const sumUpTo = (marks: readonly number[], column: number) =>
  marks.filter((mark) => mark <= column).reduce((sum, mark) => sum + mark, 0)
const sum = (marks: readonly number[]) => sumUpTo(marks, Number.POSITIVE_INFINITY)
const sorted = (entries: readonly number[]) => entries.toSorted((one, other) => one - other)

/** What a sentence is about. */
export interface Told {
  entry: number
  /** By entry. */
  places: readonly number[]
  sentence: string
}

/** Takes parts off the front of a sentence and notes what they say that is not so. */
function reader(sentence: string) {
  let rest = sentence
  const untrue: string[] = []
  return {
    untrue,
    claim(said: unknown, counted: unknown): void {
      const [one, other] = [JSON.stringify(said), JSON.stringify(counted)]
      if (one !== other) untrue.push(`${sentence} (${one}, not ${other})`)
    },
    take(pattern: string): string[] | null {
      const found = new RegExp(`^(?:${pattern})(?: |$)`).exec(rest)
      if (!found) return null
      rest = rest.slice(found[0].length)
      return found.slice(1)
    },
    rest: () => rest,
  }
}

type Reader = ReturnType<typeof reader>

/** «Поэтому 2–3-е место общее.», where the place is shared and nowhere else; nothing may follow. */
function checkShared(read: Reader, { entry, places }: Told): void {
  const sharing = places.filter((place) => place === places[entry]).length
  const range = read.take('Поэтому (\\d+)–(\\d+)-е место общее\\.')
  if (range === null) read.claim(sharing, 1)
  else {
    const [first, last] = range.map(Number) as [number, number]
    read.claim(last - first + 1, sharing)
    read.claim((first + last) / 2, places[entry])
  }
  read.claim(read.rest(), '')
}

/** Counts and sums of a comparison, and that they put the entry before or after each whom it names. */
function checkCompared(
  read: Reader,
  { entry, places }: Told,
  column: number,
  own: { count: number; sum?: number },
  counts: ReadonlyMap<number, number>,
  sums: ReadonlyMap<number, number>,
  marksOf: (entry: number) => readonly number[],
): void {
  read.claim(own.count, countUpTo(marksOf(entry), column))
  for (const [other, count] of counts) read.claim(count, countUpTo(marksOf(other), column))
  const equal = [...counts].filter(([, count]) => count === own.count).map(([other]) => other)
  // Zero of zero has no sum to compare.
  if (own.count > 0) read.claim(sorted([...sums.keys()]), sorted(equal))
  if (own.sum !== undefined) read.claim(own.sum, sumUpTo(marksOf(entry), column))
  for (const [other, value] of sums) read.claim(value, sumUpTo(marksOf(other), column))
  for (const [other, count] of counts) {
    const isBetter =
      own.count > count || (own.count === count && (own.sum ?? 0) < (sums.get(other) ?? 0))
    read.claim((places[entry] as number) < (places[other] as number), isBetter)
  }
}

const SUMS = `Где поровну, лучше меньшая сумма этих мест: (${NUMBER}); (${VALUES})\\.`

/** Rules 5 to 8, of the judges of one dance or, in rule 11, of all marks. */
function checkMajority(
  read: Reader,
  told: Told,
  marksOf: (entry: number) => readonly number[],
  what: 'judges' | 'marks',
): void {
  const { entry, places } = told
  const lastColumn = places.length
  const same = read.take(
    `Со счёта «(\\d+)-е место(?: или выше)?» и до последнего число оценок и их сумма те же, что у (${NAMES})\\.`,
  )
  if (same !== null) {
    const [column, names] = [Number(same[0]), namesOf(same[1])]
    const sharing = places.flatMap((place, other) =>
      other !== entry && place === places[entry] ? [other] : [],
    )
    read.claim(sorted(names), sharing)
    for (let at = column; at <= lastColumn; at += 1) {
      for (const other of names) {
        read.claim(countUpTo(marksOf(other), at), countUpTo(marksOf(entry), at))
        read.claim(sumUpTo(marksOf(other), at), sumUpTo(marksOf(entry), at))
      }
    }
    return
  }
  const soFar = read.take(`Сначала поровну с (${NAMES}), поэтому считали дальше\\.`)
  const head =
    what === 'marks'
      ? '(\\d+) из (\\d+) оценок — (\\d+)-е место(?: или выше)?'
      : '(\\d+) из (\\d+) суд\\S+ поставил\\S* (\\d+)-е место(?: или выше)?'
  const alone = read.take(`${head}: это большинство, и больше ни у кого из оставшихся его нет\\.`)
  const counted = alone ?? read.take(`${head}; (${VALUES})\\.`)
  read.claim(counted !== null, true)
  const [count, marks, column] = (counted ?? []).map(Number) as [number, number, number]
  read.claim(marks, marksOf(entry).length)
  if (alone !== null) {
    const majority = Math.floor(marks / 2) + 1
    read.claim(count, countUpTo(marksOf(entry), column))
    read.claim(count >= majority, true)
    const left = places.flatMap((place, other) =>
      other !== entry && place >= (places[entry] as number) ? [other] : [],
    )
    for (const other of left) read.claim(countUpTo(marksOf(other), column) < majority, true)
    return
  }
  const counts = valuesOf(counted?.[3])
  const [ownSum, sums] = read.take(SUMS) ?? []
  const own = ownSum === undefined ? { count } : { count, sum: valueOf(ownSum) }
  checkCompared(read, told, column, own, counts, valuesOf(sums), marksOf)
  if (soFar === null) return
  read.claim(sorted(namesOf(soFar[0])), sorted([...counts.keys()]))
  for (const other of counts.keys()) {
    read.claim(countUpTo(marksOf(other), column - 1), countUpTo(marksOf(entry), column - 1))
    read.claim(sumUpTo(marksOf(other), column - 1), sumUpTo(marksOf(entry), column - 1))
  }
}

/** Rules 9 to 11. */
function checkOverall(
  read: Reader,
  told: Told,
  dances: number[][][],
  dancePlaces: number[][],
): void {
  const { entry, places } = told
  const danced = (one: number) => dancePlaces.map((each) => each[one] as number)
  const pool = (one: number) => dances.flatMap((marks) => marks[one] as number[])
  const total = sum(danced(entry))
  const tied = places.flatMap((_, other) =>
    other !== entry && sum(danced(other)) === total ? [other] : [],
  )
  const alone = read.take(`Сумма мест за все танцы (${NUMBER}): чем она меньше, тем выше место\\.`)
  if (alone !== null) {
    read.claim(valueOf(alone[0]), total)
    read.claim(tied, [])
    return
  }
  const equal = read.take(`Сумма мест за все танцы (${NUMBER}), как у (${NAMES})\\.`)
  read.claim(equal !== null, true)
  read.claim(valueOf(equal?.[0]), total)
  read.claim(sorted(namesOf(equal?.[1])), tied)
  const eleven = read.take(
    `Мест не ниже (\\d+)-го и их сумма тоже равны с (${NAMES}): (\\d+) и (${NUMBER}), поэтому сравнили все оценки судей\\.`,
  )
  if (eleven !== null) {
    const place = Number(eleven[0])
    for (const one of [entry, ...namesOf(eleven[1])]) {
      read.claim(countUpTo(danced(one), place), Number(eleven[2]))
      read.claim(sumUpTo(danced(one), place), valueOf(eleven[3]))
    }
    checkMajority(read, told, pool, 'marks')
    return
  }
  const ten = read.take(`Танцев на (\\d+)-м месте(?: или выше)?: (\\d+); (${VALUES})\\.`)
  read.claim(ten !== null, true)
  const [place, count] = (ten ?? []).map(Number) as [number, number]
  const [ownSum, sums] = read.take(SUMS) ?? []
  const own = ownSum === undefined ? { count } : { count, sum: valueOf(ownSum) }
  checkCompared(read, told, place, own, valuesOf(ten?.[2]), valuesOf(sums), danced)
}

/** What the sentences of a final by the Skating System say that does not follow from its marks. */
export function untrueOfFinal(dances: number[][][]): string[] {
  const { places, explain } = skating(dances)
  const told = explain.places.map((place) => ({
    entry: place.entry,
    places,
    sentence: placeSentence(place, nameOf),
  }))
  return told.flatMap((one) => untrueInFinal(dances, one))
}

export function untrueInFinal(dances: number[][][], told: Told): string[] {
  const read = reader(told.sentence)
  if (dances.length > 1) checkOverall(read, told, dances, skating(dances).dancePlaces)
  else checkMajority(read, told, (entry) => dances[0]?.[entry] ?? [], 'judges')
  checkShared(read, told)
  return read.untrue
}

/** The same of a relative placement whose last ties go by head-to-head. */
export function untrueOfRelative(ordinals: number[][]): string[] {
  const { places, explain } = relativePlacement(ordinals, { tieBreak: 'head-to-head' })
  return explain.flatMap((place) =>
    untrueInRelative(ordinals, {
      entry: place.entry,
      places,
      sentence: placeSentence(place, nameOf),
    }),
  )
}

export function untrueInRelative(ordinals: number[][], told: Told): string[] {
  const read = reader(told.sentence)
  checkRelative(read, told, (entry) => ordinals[entry] as number[])
  checkShared(read, told)
  return read.untrue
}

function checkRelative(
  read: Reader,
  told: Told,
  marksOf: (entry: number) => readonly number[],
): void {
  const duel = read.take(
    `По оценкам поровну с (${NAMES}), поэтому сравнили, кого из двоих больше судей ставит выше: ([^.]+)\\.`,
  )
  const ordered = read.take(`По оценкам поровну с (${NAMES}), порядок решил главный судья\\.`)
  if (ordered !== null) {
    const marks = (entry: number) => JSON.stringify(sorted(marksOf(entry)))
    for (const other of namesOf(ordered[0])) read.claim(marks(other), marks(told.entry))
  } else if (duel === null) checkMajority(read, told, marksOf, 'judges')
  else {
    const scores = [...(duel[1] ?? '').matchAll(/№ (\d+) — (\d+):(\d+)/g)].map((one) =>
      one.map(Number),
    )
    read.claim(
      scores.map(([, other]) => other),
      namesOf(duel[0]),
    )
    for (const [, other = 0, won, lost] of scores) {
      const pairs = marksOf(told.entry).map(
        (mark, judge) => mark - (marksOf(other)[judge] as number),
      )
      read.claim(won, pairs.filter((difference) => difference < 0).length)
      read.claim(lost, pairs.filter((difference) => difference > 0).length)
    }
  }
}
