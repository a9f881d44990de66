import type { StaffHead } from '../staff/StaffPage.tsx'
import type { CalledPlace, CeremonyHead, ShownCeremony } from './CeremonyScreen/ceremonyView.ts'

export const announcerHead: StaffHead = {
  title: 'Ведущий',
  who: 'Павел Громов',
  isOffline: false,
  delay: null,
  clock: '17:41',
}

export const calledPlaces: readonly CalledPlace[] = [
  [1, 114, ['Соколова Вера', 'Орлов Кирилл'], 'Москва', 'Ритм'],
  [2, 87, ['Белова Мила', 'Шах Егор'], 'Казань', ''],
  [3, 52, ['Лебедева Дарья', 'Асланян Рубен'], 'Тверь', 'Плие'],
  [4, 61, ['Зайцева Анна', 'Горин Лев'], 'Пермь', 'Шаг'],
  [5, 77, ['Орлова Ева', 'Юсупов Тимур'], '', ''],
  [6, 95, ['Гарипова Алия', 'Ким Артём'], 'Уфа', 'Вальс'],
].map(([place, start_number, names, city, club]) => ({
  place,
  place_to: place,
  start_number,
  names,
  city,
  club,
  role: null,
  degree: null,
})) as CalledPlace[]

const contest = {
  contest_id: '42',
  group_num: 42,
  group_name: 'Стандарт, взрослые',
  section: 'Стандарт',
}

/** The hall sees the places from the fourth on. */
export const goingCeremony: ShownCeremony = {
  ...contest,
  state: 'going',
  lock: null,
  revealed_from_place: 4,
  revealed: calledPlaces.slice(3),
  next: calledPlaces.slice(2, 3),
}

export const listedCeremonies: readonly CeremonyHead[] = [
  {
    ...contest,
    contest_id: '40',
    group_num: 40,
    group_name: 'Дети, соло',
    state: 'over',
    lock: null,
  },
  { ...contest, state: 'going', lock: null },
  {
    ...contest,
    contest_id: '43',
    group_num: 43,
    group_name: 'Сеньоры',
    state: 'waiting',
    lock: null,
  },
  {
    ...contest,
    contest_id: '44',
    group_num: 44,
    group_name: 'Юниоры',
    state: 'waiting',
    lock: 'approval',
  },
]
