import type { Words } from '@parket/domain/format/sayOf'

const russianWord = /[А-Яа-яЁё]+/
const russian = new RegExp(russianWord, 'g')

/**
 * A catalogue without a Russian word, places and brackets kept: what is still Russian was written past it. A text begins
 * with its name, so that no two are the same.
 */
export function inOtherWords<Name extends string>(catalogue: Words<Name>): Words<Name> {
  const texts: [string, string][] = Object.entries(catalogue)
  const others = texts.map(([name, text]) => [
    name,
    text.replace(russianWord, name).replaceAll(russian, 'x'),
  ])
  return Object.fromEntries(others) as Words<Name>
}

const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const latin = 'a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh sch _ y _ e yu ya'.split(
  ' ',
)

/** Data with each Russian name in Latin letters, equal ones equal: what is still Russian is no data. */
export function inLatin<Data>(data: Data): Data {
  if (typeof data === 'string') return latinText(data) as Data
  if (Array.isArray(data)) return data.map(inLatin) as Data
  if (data === null || typeof data !== 'object' || data instanceof Map) return data
  const fields: [string, unknown][] = Object.entries(data)
  return Object.fromEntries(fields.map(([name, value]) => [name, inLatin(value)])) as Data
}

function latinText(text: string): string {
  return text.replaceAll(russian, (word) =>
    word
      .split('')
      .map((letter) => latin[letters.indexOf(letter.toLowerCase())])
      .join(''),
  )
}

/** Months are the domain's: dates in words are Russian. */
const months = /(январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-я]*/gi

/** What an element says, seen or heard, open or folded, that is still Russian. */
export function russianOf(element: Element): string[] {
  const spoken = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
    [...element.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
  )
  return [element.textContent, ...spoken].flatMap(
    (text) => text.replaceAll(months, '').match(russian) ?? [],
  )
}
