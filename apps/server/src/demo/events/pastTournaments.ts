import { demoDancer } from '../builders/accounts.ts'
import { type DemoContestInput, demoContest } from '../builders/contests.ts'
import { momentAt, dayFrom } from '../builders/days.ts'
import { teamContacts } from '../builders/teams.ts'
import {
  type DemoEvent,
  adults,
  anyAge,
  payGroupContest,
  payGroupTag,
  paymentDetails,
} from './demoEvent.ts'

const pairs = {
  count: [2, 2] as [number, number],
  age: [16, 99] as [number, number],
  rubles: 1400,
  scoring: 'skating' as const,
}

const solos: DemoContestInput[] = [
  { group_num: 10, group_name: 'Соло, дети', section: 'Oriental', age: [7, 11], rubles: 900 },
  { group_num: 11, group_name: 'Соло, юниоры', section: 'Oriental', age: [12, 17], rubles: 1000 },
  {
    group_num: 12,
    group_name: 'Соло, взрослые',
    section: 'Oriental',
    age: adults,
    rubles: 1100,
    scoring: 'skating',
  },
  { group_num: 13, group_name: 'Соло, взрослые', section: 'Show', age: adults, rubles: 1100 },
]

const latin: DemoContestInput = {
  ...pairs,
  group_num: 40,
  group_name: 'Пары, латиноамериканская программа',
  section: 'Латина',
  dances: ['Самба', 'Ча-ча-ча', 'Румба'],
}

const standard: DemoContestInput = {
  ...pairs,
  group_num: 41,
  group_name: 'Пары, европейская программа',
  section: 'Стандарт',
  dances: ['Медленный вальс', 'Танго', 'Квикстеп'],
}

const duets: DemoContestInput = {
  group_num: 20,
  group_name: 'Дуэты',
  section: 'Oriental',
  count: [2, 2],
  age: anyAge,
  rubles: 900,
}

const jnj: DemoContestInput = {
  group_num: 70,
  group_name: 'Jack & Jill Открытая',
  section: 'Jack & Jill',
  age: [16, 99],
  rubles: 900,
  scoring: 'relative-placement',
  jnj_role_split: true,
}

/** What a tournament has of its own. */
interface Tournament {
  id: number
  name: string
  daysAgo: number
  city: string
  place: string
  info: string
  /** Beside the solos. */
  contests: readonly DemoContestInput[]
  /** Entries. */
  count: number
}

const tournaments: readonly Tournament[] = [
  {
    id: 8,
    name: 'Янтарный каблук',
    daysAgo: 226,
    city: 'Калининград',
    place: 'Дом искусств',
    info: `## У моря

Самый западный турнир сезона: соло и дуэты, призы из янтаря.
`,
    contests: [duets],
    count: 46,
  },
  {
    id: 9,
    name: 'Кубок Урала',
    daysAgo: 86,
    city: 'Екатеринбург',
    place: 'Дворец молодёжи',
    info: `## Спасибо всем, кто приехал!

Соло, дуэты и пары в один день: танцоры из десяти городов на одном паркете.
`,
    contests: [duets, latin],
    count: 66,
  },
  {
    id: 10,
    name: 'Волжские узоры',
    daysAgo: 149,
    city: 'Нижний Новгород',
    place: 'Концертный зал «Ярмарка»',
    info: `## Восток встречает Стандарт

Турнир у слияния двух рек: соло днём, пары и Jack & Jill вечером.
`,
    contests: [standard, jnj],
    count: 66,
  },
]

/** Events 8 to 10: over and published long ago, so that dancers have a history. */
export const pastTournaments = tournaments.map(
  (tournament) =>
    (now: Date): DemoEvent =>
      pastTournament(tournament, now),
)

function pastTournament(
  { id, daysAgo, count, contests: own, ...about }: Tournament,
  now: Date,
): DemoEvent {
  const day = dayFrom(now, -daysAgo)
  const [from, until] = [dayFrom(now, -daysAgo - 60), dayFrom(now, -daysAgo - 5)]
  const contests = [payGroupContest, ...solos, ...own].map((contest) =>
    demoContest(id, { ...contest, status: contest === payGroupContest ? 'closed' : 'published' }),
  )
  const inSolos = solos.map(({ group_num }) => group_num)
  const inOthers = own.map(({ group_num }) => group_num)
  return {
    event: {
      id,
      team_id: 1,
      ...about,
      date_begin: momentAt(day, '10:00:00'),
      date_end: momentAt(day, '21:00:00'),
      reg_from: momentAt(from, '10:00:00'),
      reg_to: momentAt(until, '23:59:59'),
      published: true,
      contacts: teamContacts.parket,
      payment_details: paymentDetails,
      price_steps: [],
      created_at: momentAt(dayFrom(now, -daysAgo - 80), '12:00:00'),
    },
    tags: [payGroupTag],
    contests,
    timetable: [
      {
        title: 'День: соло',
        floor: 'Главный зал',
        start: momentAt(day, '10:30:00'),
        items: [['ceremony', 'Открытие', 15], ...rounds(inSolos)],
      },
      {
        title: 'Вечер: дуэты и пары',
        floor: 'Главный зал',
        start: momentAt(day, '16:00:00'),
        items: [...rounds(inOthers), ['ceremony', 'Награждение', 30]],
      },
    ],
    hasRegulars: true,
    entries: {
      count,
      from: momentAt(from, '10:00:00'),
      until: momentAt(until, '23:00:00'),
      shares: { 10: 8, 11: 8, 12: 20, 13: 14, 20: 5, 40: 16, 41: 16, 70: 14 },
      planted: [{ dancers: [demoDancer], groupNums: [12, 13] }],
      agreeing: 0.98,
      withdrawn: 0.03,
      present: 0.97,
    },
  }
}

/** The semi-final of each, then the finals; rounds that were not danced fall away. */
function rounds(groupNums: readonly number[]): [number, number, number][] {
  return [1, 0].flatMap((roundIndex) =>
    groupNums.map((groupNum): [number, number, number] => [groupNum, roundIndex, 20]),
  )
}
