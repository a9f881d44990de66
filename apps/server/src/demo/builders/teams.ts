import type { PublicContacts } from '@parket/domain/team/publicContacts'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** The default team is there from the first migration. */
const DEFAULT_TEAM = 1

/** How the teams are reached; their events say the same. */
export const teamContacts = {
  parket: {
    phone: '+7 900 000-00-01',
    email: 'hello@parket.test',
    site: 'https://parket.test',
    address: 'Москва, ул. Танцевальная, 1',
  },
  vesna: {
    phone: '+7 900 000-00-02',
    email: 'hello@vesna.test',
    site: 'https://vesna.test',
    address: 'Казань, пр. Весенний, 12',
  },
  oreol: {
    phone: '+7 900 000-00-03',
    email: 'hello@oreol.test',
    site: 'https://oreol.test',
    address: 'Орёл, наб. Лунная, 7',
  },
} satisfies Record<string, PublicContacts>

const parket = {
  name: 'Паркет',
  accent: '#8a2f4b',
  contacts: teamContacts.parket,
  home_text: `Танцевальные турниры с регистрацией онлайн: соло, дуэты, группы, Jack & Jill и мастер-классы.
`,
}

const others = [
  {
    id: 2,
    name: 'Весна',
    domain: 'vesna.localhost',
    accent: '#d3ec9b',
    greys: 'warm' as const,
    picture_tone: 'dawn' as const,
    contacts: teamContacts.vesna,
    home_text: `Фестивали восточного танца в Казани: конкурс, мастер-классы и гала-концерт.
`,
  },
  {
    id: 3,
    name: 'Ореол',
    domain: 'oreol.localhost',
    accent: '#111111',
    greys: 'cool' as const,
    picture_tone: 'colour' as const,
    contacts: teamContacts.oreol,
    home_text: `Хастл и West Coast Swing: Jack & Jill, классика и открытые уроки.
`,
  },
]

/** Gives the default team its brand and adds the two others. */
export async function writeTeams(trx: Kysely<Database>, created_at: Date): Promise<void> {
  await trx
    .updateTable('teams')
    .set({ ...parket, contacts: JSON.stringify(parket.contacts), created_at })
    .where('id', '=', DEFAULT_TEAM)
    .execute()
  for (const team of others) {
    await trx
      .insertInto('teams')
      .values({ ...team, contacts: JSON.stringify(team.contacts), created_at })
      .execute()
  }
}
