import type { Gender } from '@parket/domain/person/gender'
import type { JnjRole } from '@parket/domain/registration/request'
import { addMinutes } from 'date-fns/addMinutes'

import type { Random } from '../../modules/events/rehearsal/random.ts'
import type { DemoContest } from './contests.ts'
import type { DemoEntry, Party } from './entries.ts'
import { inventLastName, inventPerson, type Person } from './people.ts'
import { inventPhone } from './writeEntries.ts'

export interface PartiesPlan {
  /** Of «Кубок Паркета»: the parties choose them by number. */
  contests: readonly DemoContest[]
  /** The day on which ages count. */
  day: string
  /** When people register. */
  from: Date
  until: Date
}

/** Families: who is in it, by sex and age, and what each enters. */
const families: readonly [gender: Gender, age: number, groupNums: number[]][][] = [
  [
    ['F', 36, [11, 60]],
    ['F', 8, [10]],
  ],
  [
    ['F', 33, [12]],
    ['F', 9, [10, 60]],
    ['F', 7, [10]],
  ],
  [
    ['M', 41, [70]],
    ['F', 39, [13, 70]],
    ['F', 8, [10]],
  ],
  [
    ['F', 44, [11]],
    ['F', 19, [11, 13]],
  ],
]

/** Clubs, with the sets that their leaders enter: how many dance together, how old they are and in what. */
const clubs: readonly {
  party: Omit<Party, 'phone'>
  city: string
  sets: readonly [dancers: number, ages: [number, number], groupNums: number[]][]
}[] = [
  {
    party: { name: 'club-onyx', club: 'Оникс', coach: 'Мельник Софья' },
    city: 'Казань',
    sets: [
      [10, [16, 34], [31]],
      [5, [18, 29], [30]],
      [2, [19, 30], [20]],
      [1, [20, 35], [11, 12]],
      [1, [20, 35], [13]],
      [1, [7, 9], [10]],
      [1, [7, 9], [10]],
    ],
  },
  {
    party: { name: 'club-volna', club: 'Волна', coach: 'Зайцев Пётр' },
    city: 'Самара',
    sets: [
      [8, [12, 17], [31]],
      [4, [9, 14], [30]],
      [2, [14, 17], [20]],
      [1, [18, 40], [12, 60]],
      [1, [18, 40], [11]],
    ],
  },
]

/** Of a packet, and of a pass: what each of its owners dances. */
const packets: readonly number[][] = [
  [11, 12],
  [11, 12, 13],
  [12, 13],
  [11, 13],
]
const passes: readonly number[][] = [
  [11, 12, 13],
  [11, 13],
  [11, 12, 13],
]
const PACKET = 40
const PASS = 50

/** Jack & Jill: dancers of each role, whatever their sex. */
const jnj: readonly [gender: Gender, role: JnjRole][] = [
  ['M', 'leader'],
  ['M', 'leader'],
  ['F', 'follower'],
  ['F', 'leader'],
  ['M', 'leader'],
  ['F', 'follower'],
  ['M', 'follower'],
  ['M', 'leader'],
]
const JNJ = 70

/**
 * Invents what chance alone does not bring: families and clubs with one address, packets and passes, both roles of Jack & Jill.
 * All of them are people of their own, so that nobody is twice in a contest.
 */
export function inventParties(random: Random, plan: PartiesPlan): DemoEntry[] {
  const { day, contests } = plan
  const begunAt = () => new Date(random.int(plan.from.getTime(), plan.until.getTime()))
  const adult = (gender: Gender) => inventPerson(random, { age: random.int(18, 42), gender, day })
  const choose = (
    groupNums: readonly number[],
    role: JnjRole = 'follower',
    packet?: DemoContest,
  ): DemoEntry['contests'] =>
    contests
      .filter(({ group_num }) => groupNums.includes(group_num))
      .map((contest) => ({
        contest,
        status: 'active',
        role: contest.jnj_role_split ? role : null,
        packet: packet && packet !== contest ? packet : null,
      }))

  const ofFamilies = families.flatMap((members, nth) => {
    const begun = begunAt()
    const party = { name: `family-${nth + 1}`, phone: inventPhone(random), club: '', coach: '' }
    const lastName = inventLastName(random)
    const people: Person[] = []
    return members.map(([gender, age, groupNums], ind): DemoEntry => {
      const city = people[0]?.city
      const person = inventPerson(random, { age, gender, day, lastName, ...(city && { city }) })
      people.push(person)
      const role = gender === 'M' ? 'leader' : 'follower'
      return {
        dancers: [person],
        contests: choose(groupNums, role),
        created_at: addMinutes(begun, ind),
        party,
      }
    })
  })

  const ofClubs = clubs.flatMap(({ party, city, sets }) => {
    const begun = begunAt()
    const phone = inventPhone(random)
    return sets.map(([size, [youngest, oldest], groupNums], ind): DemoEntry => {
      const dancers = Array.from({ length: size }, () =>
        inventPerson(random, { age: random.int(youngest, oldest), gender: 'F', day, city }),
      )
      const created_at = addMinutes(begun, ind)
      return { dancers, contests: choose(groupNums), created_at, party: { ...party, phone } }
    })
  })

  const packet = contests.find(({ group_num }) => group_num === PACKET)
  const alone = [
    ...packets.map((groupNums) => choose([PACKET, ...groupNums], 'follower', packet)),
    ...passes.map((groupNums) => choose([PASS, ...groupNums])),
  ].map((chosen): DemoEntry => ({ dancers: [adult('F')], contests: chosen, created_at: begunAt() }))
  const mixed = jnj.map(([gender, role]): DemoEntry => ({
    dancers: [adult(gender)],
    contests: choose([JNJ], role),
    created_at: begunAt(),
  }))
  return [...ofFamilies, ...ofClubs, ...alone, ...mixed]
}
