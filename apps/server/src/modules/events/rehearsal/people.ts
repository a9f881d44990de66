import type { Gender } from '@parket/domain/person/gender'

/** Somebody who plainly does not exist. */
export interface MadeUpPerson {
  last_name: string
  first_name: string
  gender: Gender
  birth_date: string
}

/** Where made-up people are from, and dance. */
export const madeUpCities = ['Примерск', 'Выдумск', 'Пробный', 'Макетов'] as const
export const madeUpClubs = ['Студия «Проба»', 'Студия «Пример»', 'Студия «Макет»'] as const

/** Surnames that say that nobody has them, in the masculine form. */
const lastNames = [
  'Выдумкин',
  'Примеров',
  'Понарошкин',
  'Пробников',
  'Репетицын',
  'Небылицын',
  'Условнов',
  'Макетов',
  'Фантазёров',
  'Притворов',
]

const firstNames: Record<Gender, readonly string[]> = {
  F: ['Анна', 'Вера', 'Дарья', 'Елена', 'Зоя', 'Инна', 'Кира', 'Лидия', 'Мария', 'Нина', 'Ольга'],
  M: ['Антон', 'Борис', 'Вадим', 'Глеб', 'Егор', 'Захар', 'Иван', 'Кирилл', 'Лев', 'Марк', 'Олег'],
}

/**
 * The n-th made-up person of a gender: the same n gives the same person, another n another name as long as
 * names last, then another birth date.
 *
 * @param bornIn year of birth; the birthday is 1 January, so that ages in full years and by years agree
 */
export function madeUpPerson(n: number, gender: Gender, bornIn: number): MadeUpPerson {
  const names = firstNames[gender]
  const first = names[n % names.length] ?? ''
  const rest = Math.floor(n / names.length)
  const last = lastNames[rest % lastNames.length] ?? ''
  const doubled = Math.floor(rest / lastNames.length)
  const second = doubled === 0 ? '' : (lastNames[(rest + doubled) % lastNames.length] ?? '')
  return {
    last_name: [last, second]
      .filter((name) => name !== '')
      .map((name) => (gender === 'F' ? `${name}а` : name))
      .join('-'),
    first_name: first,
    gender,
    birth_date: `${String(bornIn).padStart(4, '0')}-01-01`,
  }
}
