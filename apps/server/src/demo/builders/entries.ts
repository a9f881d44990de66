import { isPacket, isPass } from '@parket/domain/contest/tags'
import { fullYears } from '@parket/domain/registration/age'
import type { JnjRole } from '@parket/domain/registration/request'

import type { DemoContest } from './contests.ts'
import { type Person, inventPerson } from './people.ts'
import type { Random } from '../../modules/events/rehearsal/random.ts'

/** One regData of invented data: a set of dancers and the contests chosen for it. */
export interface DemoEntry {
  dancers: Person[]
  contests: {
    contest: DemoContest
    status: 'active' | 'waiting'
    role: JnjRole | null
    /** The packet in which the contest was chosen; absent or null: none. */
    packet?: DemoContest | null
  }[]
  created_at: Date
  /** Of entries that one person made: a family's or a club's have one address. */
  party?: Party
}

/** Who enters several sets of dancers at once. */
export interface Party {
  /** The part of the e-mail address before `@`. */
  name: string
  phone: string
  /** Empty for a family. */
  club: string
  coach: string
}

export interface EntriesPlan {
  contests: readonly DemoContest[]
  /** Number of the contest that is charged, not chosen. */
  payGroup: number
  /** How popular a contest is, by number; 10 when absent, with 0 nobody enters it. */
  shares?: Readonly<Record<number, number>>
  /** The day on which ages count. */
  day: string
  /** How many entries (regDatas). */
  count: number
  /** When people register. */
  from: Date
  until: Date
  /** Entries that have to be among them, before the others. */
  planted?: readonly { dancers: Person[]; groupNums: number[] }[]
  /** People of earlier events who come again: half of the dancers are looked for among them first. */
  regulars?: readonly Person[]
}

const OLDEST = 62
const SAME_PERSON_SHARE = 0.35
const REGULAR_SHARE = 0.5
/** Larger sets than this over the minimum are rare enough to leave out. */
const SPARE_DANCERS = 5

/**
 * Invents entries that keep every rule of registration: counts and ages fit, nobody is twice in one
 * contest, capacity holds and the rest wait.
 */
export function inventEntries(random: Random, plan: EntriesPlan): DemoEntry[] {
  const open = plan.contests.filter(
    (contest) => isChosen(contest, plan.payGroup) && plan.shares?.[contest.group_num] !== 0,
  )
  const crowd: Person[] = []
  const soloists = new Set<Person>()
  const inContest = new Map(open.map(({ id }) => [id, new Set<Person>()]))
  const active = new Map<string, number>()

  const isFree = (contest: DemoContest, person: Person) => !inContest.get(contest.id)?.has(person)
  const fits = (contest: DemoContest, dancers: readonly Person[]) =>
    dancers.length >= contest.min_count &&
    dancers.length <= contest.max_count &&
    dancers.every((person) => isFree(contest, person) && isOfAge(person, contest, plan.day))

  function findDancer(contest: DemoContest, set: readonly Person[]): Person {
    const city = set[0]?.city
    const isUsable = (person: Person) =>
      !set.includes(person) &&
      (city === undefined || person.city === city) &&
      (contest.max_count > 1 || !soloists.has(person)) &&
      fits({ ...contest, min_count: 1 }, [person])
    if (plan.regulars && random.chance(REGULAR_SHARE)) {
      const regulars = plan.regulars.filter(isUsable)
      if (regulars.length > 0) return random.pick(regulars)
    }
    if (random.chance(SAME_PERSON_SHARE)) {
      const known = crowd.slice(-200).filter(isUsable)
      if (known.length > 0) return random.pick(known)
    }
    const gender = isCouple(contest)
      ? set.length === 0
        ? 'M'
        : 'F'
      : random.chance(0.88)
        ? 'F'
        : 'M'
    const person = inventPerson(random, {
      age: ageFor(random, contest),
      gender,
      day: plan.day,
      city,
    })
    crowd.push(person)
    return person
  }

  function enter(contest: DemoContest, dancers: readonly Person[]): DemoEntry['contests'][0] {
    for (const person of dancers) inContest.get(contest.id)?.add(person)
    const role = contest.jnj_role_split ? roleOf(dancers) : null
    const place = `${contest.id} ${role ?? ''}`
    const taken = active.get(place) ?? 0
    const isFull = contest.capacity !== null && taken >= contest.capacity
    if (!isFull) active.set(place, taken + 1)
    return { contest, status: isFull ? 'waiting' : 'active', role }
  }

  function inventEntry(created_at: Date): DemoEntry {
    const main = random.pickBy(open, ({ group_num }) => plan.shares?.[group_num] ?? 10)
    const size = random.int(
      main.min_count,
      Math.min(main.max_count, main.min_count + SPARE_DANCERS),
    )
    const dancers: Person[] = []
    while (dancers.length < size) dancers.push(findDancer(main, dancers))
    if (size === 1) dancers.forEach((person) => soloists.add(person))
    const contests = [enter(main, dancers)]
    for (const share of size <= 2 ? [0.45, 0.3] : [0.15]) {
      const others = open.filter((contest) => fits(contest, dancers))
      if (others.length > 0 && random.chance(share)) {
        contests.push(enter(random.pick(others), dancers))
      }
    }
    return { dancers, contests: inOrder(contests), created_at }
  }

  const [begin, end] = [plan.from.getTime(), plan.until.getTime()]
  const times = Array.from({ length: plan.count }, () => random.int(begin, end)).sort(
    (a, b) => a - b,
  )
  const planted = plan.planted ?? []
  return times.map((time, index) => {
    const created_at = new Date(time)
    const wanted = planted[index]
    if (!wanted) return inventEntry(created_at)
    crowd.push(...wanted.dancers)
    if (wanted.dancers.length === 1) wanted.dancers.forEach((person) => soloists.add(person))
    const contests = plan.contests
      .filter(({ group_num }) => wanted.groupNums.includes(group_num))
      .map((contest) => enter(contest, wanted.dancers))
    return { dancers: wanted.dancers, contests: inOrder(contests), created_at }
  })
}

/** Contests that are chosen one by one: no packets, no passes, nothing that is not danced. */
function isChosen(contest: DemoContest, payGroup: number): boolean {
  return (
    contest.status !== 'draft' &&
    contest.status !== 'cancelled' &&
    contest.group_num !== payGroup &&
    !isPacket(contest) &&
    !isPass(contest)
  )
}

function inOrder(contests: DemoEntry['contests']): DemoEntry['contests'] {
  return contests.sort((one, other) => one.contest.sort - other.contest.sort)
}

/** Couples of a leader and a partner: what is judged by the skating system. */
function isCouple({ min_count, max_count, scoring }: DemoContest): boolean {
  return min_count === 2 && max_count === 2 && scoring === 'skating'
}

function roleOf([person]: readonly Person[]): JnjRole {
  return person?.gender === 'M' ? 'leader' : 'follower'
}

function ageFor(random: Random, { min_age, max_age }: DemoContest): number {
  const youngest = min_age ?? 7
  const oldest = Math.min(max_age ?? OLDEST, OLDEST)
  // Adults are mostly young: the smaller of two draws.
  return Math.min(random.int(youngest, oldest), random.int(youngest, oldest))
}

function isOfAge({ birth_date }: Person, { min_age, max_age }: DemoContest, day: string): boolean {
  const age = fullYears(birth_date, day)
  return age >= (min_age ?? 0) && age <= (max_age ?? Number.POSITIVE_INFINITY)
}
