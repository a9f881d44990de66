import type { ListedContest } from './contest.ts'
import { isJnj, isMasterClass, isPacket, isPass } from './tags.ts'

/** The lists in which contests are shown; one contest may stand in several. */
export interface ContestLists<T> {
  solo: T[]
  duets: T[]
  groups: T[]
  packets: T[]
  masterClasses: T[]
  jnj: T[]
  passes: T[]
  /** What is in none of the other lists: 1–2 dancers, for example. */
  other: T[]
}

const isSolo = (contest: ListedContest) =>
  contest.min_count === 1 && contest.max_count === 1 && !isPacket(contest) && !isPass(contest)

const isDuet = ({ min_count, max_count }: ListedContest) => min_count === 2 && max_count === 2

const isGroup = (contest: ListedContest) => contest.max_count > 2 && !isPass(contest)

/**
 * «Solo is 1-1 without PACKET or PASS tags; duets 2-2; groups more than 2 dancers without PASS;
 * packets carry PACKET; master classes carry MASTER-CLASS» (docs/rules/events-and-contests.md, «Lists of contests»).
 * The pay group is left out of the solo, duet, group and packet lists by definition; we leave it out of all,
 * since it cannot be chosen. The order given is kept.
 *
 * @param payGroupNum the number named by event tag PAY-GROUP, null without one
 */
export function contestLists<T extends ListedContest>(
  contests: readonly T[],
  payGroupNum: number | null,
): ContestLists<T> {
  const listed = contests.filter(({ group_num }) => group_num !== payGroupNum)
  const lists = {
    solo: listed.filter(isSolo),
    duets: listed.filter(isDuet),
    groups: listed.filter(isGroup),
    packets: listed.filter(isPacket),
    masterClasses: listed.filter(isMasterClass),
    jnj: listed.filter(isJnj),
    passes: listed.filter(isPass),
  }
  const listedAlready = new Set(Object.values(lists).flat())
  return { ...lists, other: listed.filter((contest) => !listedAlready.has(contest)) }
}

/** Contests of one section. */
export interface ContestSection<T> {
  section: string
  contests: T[]
}

const russianOrder = new Intl.Collator('ru')

/**
 * «Sections sorted alphabetically» (docs/rules/events-and-contests.md, «Lists of contests»), in Russian order;
 * contests keep the order given.
 */
export function bySection<T extends Pick<ListedContest, 'section'>>(
  contests: readonly T[],
): ContestSection<T>[] {
  const sections = Map.groupBy(contests, ({ section }) => section)
  return [...sections]
    .map(([section, contests]) => ({ section, contests }))
    .sort((one, other) => russianOrder.compare(one.section, other.section))
}
