import type { Draft } from '@parket/domain/registration/draft'

/** What a step asks, as its heading: of one soloist or two by their names. */
export function stepQuestion({ step, dancers }: Pick<Draft, 'step' | 'dancers'>): string {
  switch (step) {
    case 0:
      return 'Куда прислать билет'
    case 1:
      return 'Кто танцует'
    case 2:
      return 'Взять ли пакет'
    case 3:
      return whatTheyDance(dancers.map(({ first_name }) => first_name.trim()))
    default:
      return 'Всё ли верно'
  }
}

function whatTheyDance(names: readonly string[]): string {
  const [first = '', second = ''] = names
  if (names.length === 1 && first) return `Что танцует\u00A0${first}`
  if (names.length === 2 && first && second) return `Что танцуют ${first} и\u00A0${second}`
  return 'Что танцуем'
}
