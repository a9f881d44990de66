import { formatMoney } from '@parket/domain/format/money'

/** What waits for an organiser of an event. */
export interface EventTask {
  kind: keyof typeof words
  count: number
  /** What waits by name; of many the first. Empty where names say nothing. */
  names: readonly string[]
  /** The sum it is about, in kopecks; null where it is not about money. */
  amount: number | null
}

interface Words {
  title: string
  /** Said where neither names nor a sum say more. */
  detail: string
  /** What one does about it: the link to where that is done. */
  action: string
}

const words = {
  publication: { title: 'До публикации не хватает', detail: '', action: 'Настроить' },
  publish: {
    title: 'Можно публиковать',
    detail: 'Всё нужное есть, но видят турнир пока только сотрудники',
    action: 'Опубликовать',
  },
  questions: {
    title: 'Вопросы о результатах',
    detail: 'Участники ждут ответа по почте',
    action: 'Ответить',
  },
  conflicts: {
    title: 'Накладки в расписании',
    detail: 'Танцор или судья нужен в двух местах либо не успевает отдохнуть',
    action: 'Посмотреть',
  },
  judges: { title: 'Номинации без судей', detail: '', action: 'Назначить' },
  timetable: { title: 'Номинации вне расписания', detail: '', action: 'Поставить' },
  queue: { title: 'Есть место, а в очереди ждут', detail: '', action: 'Принять' },
  minimum: { title: 'Мало участий', detail: '', action: 'Решить' },
  overpaid: { title: 'Переплаты', detail: '', action: 'Посмотреть' },
  unpaid: { title: 'Не оплачены', detail: '', action: 'Посмотреть' },
  partial: { title: 'Оплачены частично', detail: '', action: 'Посмотреть' },
  duplicates: {
    title: 'Похожие заявки',
    detail: 'Одни и те же танцоры поданы не раз',
    action: 'Сравнить',
  },
  consent: {
    title: 'Без согласия на\u00A0обработку данных',
    detail: 'Пока его нет, имена скрыты',
    action: 'Посмотреть',
  },
} as const satisfies Record<string, Words>

/** «31. Формация, 44. Дуэты и ещё 3», «на 23 400 ₽», or what the kind is about. */
export function taskDetail({ kind, count, names, amount }: EventTask): string {
  if (amount !== null) return `на\u00A0${formatMoney(amount)}`
  if (names.length === 0) return words[kind].detail
  // Each says what to do: a sentence of its own.
  if (kind === 'publication' || kind === 'publish') return names.map((text) => `${text}.`).join(' ')
  const rest = count - names.length
  return rest > 0 ? `${names.join(', ')} и\u00A0ещё\u00A0${rest}` : names.join(', ')
}

/** The words of a kind. */
export function taskWords(kind: EventTask['kind']): Words {
  return words[kind]
}
