import type { JudgeRole } from '@parket/domain/judge/judge'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { DemoContest } from './contests.ts'

/** The directory, ids from 1; all of them fictional. */
const directory = [
  ['Заречная', 'Ольга', 'Москва', 'Всероссийская'],
  ['Соколова', 'Ирина', 'Казань', 'Всероссийская'],
  ['Невский', 'Андрей', 'Санкт-Петербург', 'Всероссийская'],
  ['Ковалёва', 'Марина', 'Екатеринбург', 'Первая'],
  ['Ильинская', 'Вера', 'Самара', 'Первая'],
  ['Орлов', 'Сергей', 'Нижний Новгород', 'Всероссийская'],
  ['Цветаева', 'Юлия', 'Пермь', 'Первая'],
  ['Фадеев', 'Константин', 'Москва', 'Всероссийская'],
  ['Тихая', 'Надежда', 'Тула', 'Первая'],
  ['Юдина', 'Регина', 'Уфа', 'Вторая'],
] as const

/** Who judges an event of the demo: a chief, seven line judges A to G, one who counts. */
const seats: { judge_id: number; role: JudgeRole; letter: string | null }[] = [
  { judge_id: 1, role: 'chief', letter: null },
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter, index) => ({
    judge_id: index + 2,
    role: 'line' as const,
    letter,
  })),
  { judge_id: 9, role: 'scrutineer', letter: null },
]

export async function writeJudges(trx: Kysely<Database>, created_at: Date): Promise<void> {
  await trx
    .insertInto('judges')
    .values(
      directory.map(([last_name, first_name, city, category], index) => ({
        id: index + 1,
        last_name,
        first_name,
        city,
        category,
        phone: `+7 900 000-01-0${index}`,
        email: `judge${index + 1}@judges.test`,
        created_at,
      })),
    )
    .execute()
}

/**
 * Seats the judges at an event: seven for pairs, whose places skating decides, else five.
 * @param panels letters of other panels, by number of the contest
 * @param trainees who mark beside every panel
 */
export async function writeEventJudges(
  trx: Kysely<Database>,
  event_id: number,
  contests: DemoContest[],
  panels: Readonly<Record<number, string>> = {},
  trainees: readonly { judge_id: number; letter: string }[] = [],
): Promise<void> {
  await trx
    .insertInto('event_judges')
    .values([
      ...seats.map((seat) => ({ event_id, ...seat })),
      ...trainees.map((seat) => ({ event_id, role: 'trainee' as const, ...seat })),
    ])
    .execute()
  const line = seats.filter(({ role }) => role === 'line')
  const judged = contests.filter(({ scoring }) => scoring !== 'none')
  await trx
    .insertInto('panel_judges')
    .values(
      judged.flatMap(({ id: contest_id, scoring, group_num }) => {
        const letters = panels[group_num] ?? (scoring === 'skating' ? 'ABCDEFG' : 'ABCDE')
        return line
          .filter(({ letter }) => letters.includes(letter ?? ' '))
          .map(({ judge_id }, ind) => ({ contest_id, event_id, judge_id, ind }))
      }),
    )
    .execute()
}
