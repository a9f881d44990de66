import type { Role } from '@parket/domain/rights/rights'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { hashPassword } from '../../security/passwords.ts'
import type { Person } from './people.ts'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'parket-demo'

interface DemoAccount {
  id: number
  email: string
  last_name: string
  first_name: string
  gender: 'F' | 'M'
  birth_date: string
  city: string
  phone: string
  superadmin?: boolean
  team?: { team_id: number; role: Role }
  event?: { event_id: number; role: Role }
}

const common = { city: 'Москва', phone: '+79000000000' }

export const demoAccounts: readonly DemoAccount[] = [
  {
    ...common,
    id: 1,
    email: 'super@parket.test',
    last_name: 'Озёрская',
    first_name: 'Вера',
    gender: 'F',
    birth_date: '1979-04-12',
    superadmin: true,
  },
  {
    ...common,
    id: 2,
    email: 'supervisor@parket.test',
    last_name: 'Никольский',
    first_name: 'Павел',
    gender: 'M',
    birth_date: '1984-09-30',
    team: { team_id: 1, role: 'supervisor' },
  },
  {
    ...common,
    id: 3,
    email: 'admin@parket.test',
    last_name: 'Заречная',
    first_name: 'Ирина',
    gender: 'F',
    birth_date: '1988-01-25',
    team: { team_id: 1, role: 'admin' },
  },
  {
    ...common,
    id: 4,
    email: 'manager@parket.test',
    last_name: 'Чижов',
    first_name: 'Артём',
    gender: 'M',
    birth_date: '1996-06-08',
    team: { team_id: 1, role: 'manager' },
  },
  {
    ...common,
    id: 5,
    email: 'admin@vesna.test',
    last_name: 'Веснина',
    first_name: 'Марина',
    gender: 'F',
    birth_date: '1986-11-03',
    city: 'Казань',
    team: { team_id: 2, role: 'admin' },
  },
  {
    ...common,
    id: 6,
    email: 'dancer@parket.test',
    last_name: 'Снегирёва',
    first_name: 'Алёна',
    gender: 'F',
    birth_date: '1998-05-17',
    city: 'Тула',
  },
  {
    ...common,
    id: 7,
    email: 'staff@parket.test',
    last_name: 'Ключевская',
    first_name: 'Ольга',
    gender: 'F',
    birth_date: '1991-08-19',
    event: { event_id: 1, role: 'admin' },
  },
]

function accountOf(email: string): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.email === email)
  if (!account) throw new RangeError(`no demo account ${email}`)
  return account
}

const {
  id: user_id,
  last_name,
  first_name,
  gender,
  birth_date,
  city,
} = accountOf('dancer@parket.test')

/** The account that has registrations of its own, as a dancer. */
export const demoDancer: Person = { user_id, last_name, first_name, gender, birth_date, city }

/** Who takes payments in the first team. */
export const demoManagerId = accountOf('manager@parket.test').id

/** Who types marks in the first team. */
export const demoAdminId = accountOf('admin@parket.test').id

/** Writes the accounts and their rights in teams; teams and events have to be there. */
export async function writeAccounts(trx: Kysely<Database>, created_at: Date): Promise<void> {
  const users = demoAccounts.map(async ({ team: _team, event: _event, ...account }) => ({
    ...account,
    country: 'Россия',
    password_hash: await hashPassword(DEMO_PASSWORD),
    email_verified_at: created_at,
    created_at,
  }))
  await trx
    .insertInto('users')
    .values(await Promise.all(users))
    .execute()
  const members = demoAccounts.flatMap(({ id, team }) => (team ? [{ user_id: id, ...team }] : []))
  await trx.insertInto('team_members').values(members).execute()
  const staff = demoAccounts.flatMap(({ id, event }) => (event ? [{ user_id: id, ...event }] : []))
  await trx.insertInto('event_users').values(staff).execute()
}
