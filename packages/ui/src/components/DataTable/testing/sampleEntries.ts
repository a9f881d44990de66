import type { DataColumn } from '../columns.ts'

/** An entry as organisers see it, made up for stories and measurements. */
export interface SampleEntry {
  reg_n: number
  name: string
  city: string
  club: string
  contest: string
  birth_year: number
  email: string
  sum: number
  status: string
}

const names = [
  'Петрова Анна',
  'Ли Ян',
  'Сидорова Мария',
  'Константинопольская Александра',
  'Орлов Пётр',
]
const cities = ['Москва', 'Казань', 'Омск', 'Нижний Новгород']
const contests = ['Соло, Oriental', 'Соло, Folk', 'Дуэт, Oriental', 'Группа, Show']
const statuses = ['Участвует', 'В листе ожидания', 'Снята']
const of = (words: readonly string[], index: number) => words[index % words.length] ?? ''

/** The same entries every time. */
export function sampleEntries(count: number, from = 0): SampleEntry[] {
  return Array.from({ length: count }, (_, place) => {
    const index = from + place
    return {
      reg_n: index + 1,
      name: `${of(names, index * 7)} ${index + 1}`,
      city: of(cities, index * 3),
      club: `Студия ${(index % 40) + 1}`,
      contest: of(contests, index),
      birth_year: 1985 + (index % 33),
      email: `dancer${index + 1}@parket.test`,
      sum: 900 + (index % 7) * 100,
      status: of(statuses, index % 11 === 0 ? 1 : 0),
    }
  })
}

/** Nine columns, as on the organiser's list. */
export const sampleColumns: readonly DataColumn<SampleEntry>[] = [
  {
    id: 'reg_n',
    title: '№',
    render: (row) => row.reg_n,
    sortValue: (row) => row.reg_n,
    width: 72,
    align: 'end',
  },
  {
    id: 'name',
    title: 'Танцор',
    render: (row) => row.name,
    sortValue: (row) => row.name,
    width: 240,
    isRowHeader: true,
  },
  {
    id: 'city',
    title: 'Город',
    render: (row) => row.city,
    sortValue: (row) => row.city,
    width: 140,
  },
  { id: 'club', title: 'Клуб', render: (row) => row.club, width: 120 },
  { id: 'contest', title: 'Номинация', render: (row) => row.contest, width: 160 },
  {
    id: 'birth_year',
    title: 'Год',
    render: (row) => row.birth_year,
    sortValue: (row) => row.birth_year,
    width: 80,
    align: 'end',
  },
  { id: 'email', title: 'Email', render: (row) => row.email, width: 200 },
  {
    id: 'sum',
    title: 'Взнос',
    render: (row) => `${row.sum}\u00A0₽`,
    sortValue: (row) => row.sum,
    exportValue: (row) => row.sum,
    width: 100,
    align: 'end',
  },
  { id: 'status', title: 'Состояние', render: (row) => row.status, width: 150 },
]
