import { utc } from '@date-fns/utc/utc'
import type { Gender } from '@parket/domain/person/gender'
import { formatISO } from 'date-fns/formatISO'
import { sub } from 'date-fns/sub'

import type { Random } from '../../modules/events/rehearsal/random.ts'

/** Somebody who does not exist. */
export interface Person {
  last_name: string
  first_name: string
  gender: Gender
  birth_date: string
  city: string
  user_id: number | null
}

const words = (text: string): string[] => text.trim().split(/\s+/)

const firstNames: Record<Gender, string[]> = {
  F: words(`Алёна Алина Алиса Амина Анастасия Анна Арина Валерия Варвара Василиса Вера Вероника
    Виктория Дарья Диана Дарина Ева Евгения Екатерина Елена Елизавета Жанна Злата Зоя Ирина Камилла
    Карина Кира Кристина Ксения Лариса Лейла Лидия Любовь Людмила Маргарита Марина Мария Милана
    Мирослава Надежда Наталья Оксана Олеся Ольга Полина Регина Римма София Стефания Таисия Татьяна
    Ульяна Фатима Эвелина Эмилия Юлия Юлиана Яна Ярослава`),
  M: words(`Александр Алексей Андрей Антон Арсений Артём Богдан Вадим Валерий Виктор Глеб Григорий
    Даниил Денис Дмитрий Егор Иван Илья Кирилл Константин Лев Максим Марк Матвей Михаил Никита
    Николай Олег Павел Пётр Роман Руслан Семён Сергей Степан Тимофей Тимур Фёдор Юрий Ярослав`),
}

/** Surnames in the masculine form. */
const lastNames = words(`Абрамов Авдеев Алёшин Артемьев Баранов Белкин Берёзкин Богданов Булатов
  Васнецов Веснин Волошин Воронов Галкин Гордеев Горшков Громов Дроздов Ёлкин Ершов Жаворонков
  Журавлёв Заречный Зимин Зорин Ильинский Казанцев Калинин Карелин Ключевский Ковалёв Колосов
  Корнеев Кошкин Кравцов Кудряшов Лебедев Лесной Лисицын Лучинин Малинин Мартынов Медведев Мельников
  Муравьёв Набоков Невский Нестеров Никольский Озёрский Орлов Осипов Парамонов Певцов Платонов
  Полевой Птицын Радугин Речной Рябинин Саблин Садовский Сафронов Северский Синицын Скворцов Снегирёв
  Соболев Соловьёв Степной Стрелков Тарасов Терёхин Тимофеев Третьяков Туманов Уваров Ушаков Фадеев
  Филатов Хлебников Цветаев Чайкин Черкасов Чижов Шестаков Ширяев Щеглов Юдин Яблоков Ягодин Ясенев`)

const cities = [
  { name: 'Москва', weight: 30 },
  { name: 'Санкт-Петербург', weight: 16 },
  { name: 'Казань', weight: 10 },
  { name: 'Екатеринбург', weight: 9 },
  { name: 'Нижний Новгород', weight: 7 },
  { name: 'Самара', weight: 6 },
  { name: 'Ростов-на-Дону', weight: 5 },
  { name: 'Уфа', weight: 4 },
  { name: 'Пермь', weight: 4 },
  { name: 'Тула', weight: 3 },
  { name: 'Орёл', weight: 3 },
  { name: 'Королёв', weight: 3 },
]

/** Now and then a double name, as real lists have them. */
const DOUBLE_NAME_SHARE = 0.02

/**
 * A person who has that age, in full years, on `day`.
 *
 * @param city where from; by chance when not given
 * @param lastName of the family, in the masculine form; by chance when not given
 */
export function inventPerson(
  random: Random,
  {
    age,
    gender,
    day,
    city,
    lastName,
  }: { age: number; gender: Gender; day: string; city?: string; lastName?: string },
): Person {
  const last = lastName ?? inventLastName(random)
  const first = random.pick(firstNames[gender])
  const second = random.chance(DOUBLE_NAME_SHARE) ? `-${random.pick(firstNames[gender])}` : ''
  return {
    last_name: gender === 'F' ? feminine(last) : last,
    first_name: `${first}${second}`,
    gender,
    birth_date: birthDate(random, age, day),
    city: city ?? random.pickBy(cities, ({ weight }) => weight).name,
    user_id: null,
  }
}

/** A family's name, in the masculine form. */
export function inventLastName(random: Random): string {
  return random.pick(lastNames)
}

function feminine(lastName: string): string {
  return /[иоы]й$/.test(lastName) ? lastName.replace(/[иоы]й$/, 'ая') : `${lastName}а`
}

function birthDate(random: Random, age: number, day: string): string {
  const born = sub(day, { years: age, days: random.int(0, 364) }, { in: utc })
  return formatISO(born, { in: utc, representation: 'date' })
}
