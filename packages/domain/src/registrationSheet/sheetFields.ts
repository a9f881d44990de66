import { foldText } from '../contest/sheetColumns.ts'

/** What a column of a table of registrations can hold. */
export const sheetFieldNames = [
  'dancer',
  'last_name',
  'first_name',
  'birth_date',
  'gender',
  'former_last_name',
  'federation_codes',
  'together',
  'contests',
  'role',
  'email',
  'phone',
  'city',
  'troupe',
  'club',
  'coach',
  'priced_on',
  'paid',
  'method',
] as const

export type SheetFieldName = (typeof sheetFieldNames)[number]

interface SheetField {
  /** As the choice of columns shows it. */
  label: string
  /** Other titles that such a column has in the tables of organisers, folded. */
  names: readonly string[]
}

export const sheetFields: Readonly<Record<SheetFieldName, SheetField>> = {
  dancer: {
    label: 'Фамилия и имя',
    names: ['танцор', 'участник', 'фио', 'ф.и.о.', 'ф.и.', 'фи', 'фамилия имя', 'исполнитель'],
  },
  last_name: { label: 'Фамилия', names: [] },
  first_name: { label: 'Имя', names: ['имя отчество'] },
  birth_date: { label: 'Дата рождения', names: ['д.р.', 'др', 'дата рожд.', 'родился'] },
  gender: { label: 'Пол', names: [] },
  former_last_name: { label: 'Прежняя фамилия', names: ['девичья фамилия', 'бывшая фамилия'] },
  federation_codes: {
    label: 'Номер в федерации',
    names: ['номера в федерациях', 'код федерации', 'id федерации', 'номер wdsf'],
  },
  together: { label: 'Танцуют вместе', names: ['состав', 'пара', 'дуэт', 'заявка'] },
  contests: {
    label: 'Номинация',
    names: ['номинации', '№ номинации', 'номер номинации', 'номера номинаций'],
  },
  role: { label: 'Роль', names: [] },
  email: { label: 'Email', names: ['e-mail', 'почта', 'эл. почта', 'электронная почта', 'mail'] },
  phone: { label: 'Телефон', names: ['тел.', 'тел', 'мобильный', 'номер телефона'] },
  city: { label: 'Город', names: ['населенный пункт'] },
  troupe: { label: 'Коллектив', names: ['ансамбль', 'название коллектива'] },
  club: { label: 'Клуб', names: ['студия', 'школа', 'школа танцев'] },
  coach: { label: 'Тренер', names: ['педагог', 'руководитель', 'преподаватель'] },
  priced_on: {
    label: 'Дата заявки',
    names: [
      'дата подачи',
      'дата подачи заявки',
      'дата регистрации',
      'подана',
      'заявка подана',
      'отметка времени',
    ],
  },
  paid: { label: 'Оплачено', names: ['оплата', 'внесено', 'сумма оплаты', 'оплачено, руб.'] },
  method: { label: 'Способ оплаты', names: ['способ', 'вид оплаты'] },
}

export function isSheetField(name: unknown): name is SheetFieldName {
  return sheetFieldNames.some((known) => known === name)
}

/** What each column holds; null: it is not read. */
export type SheetColumns = readonly (SheetFieldName | null)[]

/** What is remembered of earlier tables: the field of a column by its folded title. */
export type RememberedColumns = ReadonlyMap<string, SheetFieldName | null>

/** What the columns of a table hold, by their titles: as remembered, else by the usual names. A field stands once. */
export function guessColumns(
  titles: readonly string[],
  remembered: RememberedColumns,
): (SheetFieldName | null)[] {
  const taken = new Set<SheetFieldName>()
  return titles.map((title) => {
    const name = foldText(title)
    const known = remembered.get(name)
    const field = known === undefined ? fieldOf(name) : known
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

function fieldOf(name: string): SheetFieldName | null {
  const found = sheetFieldNames.find((field) => {
    const { label, names } = sheetFields[field]
    return foldText(label) === name || names.includes(name)
  })
  return found ?? null
}

const always = ['birth_date', 'contests', 'email', 'phone', 'city'] as const

/** The fields that no column holds though every registration needs them; a name stands in one cell or in two. */
export function missingFields(columns: SheetColumns): SheetFieldName[] {
  const has = (field: SheetFieldName) => columns.includes(field)
  const hasParts = has('last_name') && has('first_name')
  const rest = always.filter((field) => !has(field))
  return has('dancer') || hasParts ? rest : ['dancer', ...rest]
}

/** The field that two columns hold; null where each stands once. */
export function repeatedField(columns: SheetColumns): SheetFieldName | null {
  return columns.find((field, index) => field !== null && columns.indexOf(field) < index) ?? null
}
