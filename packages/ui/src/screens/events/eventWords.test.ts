import { describe, expect, test } from 'vitest'
import { cup, now, pastCup } from '../fixtures/cup.ts'
import {
  daysLeft,
  placesLeftText,
  priceFromText,
  registrationAnswer,
  registrationState,
} from './eventWords.ts'

const listed = { ...cup, places_left: null as number | null }
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')
const state = (event: typeof listed, at = now) => {
  const words = registrationState(event, at)
  return words && `${words.tone}: ${plain(words.text)}`
}

describe('whether one can enter, at a glance', () => {
  test('until when, in amber on the last days', () => {
    expect(state(listed)).toBe('positive: Заявки до 10 февраля')
    expect(state(listed, '2027-02-08T12:00:00+03:00')).toBe('caution: Заявки до 10 февраля')
    expect(state({ ...listed, reg_to: null })).toBe('positive: Приём заявок открыт')
  })
  test('few places come before the day', () => {
    expect(state({ ...listed, places_left: 12 })).toBe('caution: Осталось 12 мест')
    expect(state({ ...listed, places_left: 0 })).toBe('caution: Мест нет, есть лист ожидания')
  })
  test('on its days it is on, whether entries are taken or not', () => {
    const saturday = '2027-02-20T09:00:00+03:00'
    expect(state(listed, saturday)).toBe('accent: Идёт сейчас')
    expect(state({ ...listed, reg_to: null }, saturday)).toBe('accent: Идёт сейчас')
    expect(state({ ...listed, cancelled_at: now }, saturday)).toBe('closed: Отменён')
    expect(state({ ...listed, published: false }, saturday)).toBe('closed: Черновик')
  })
  test('not yet, not any more, not at all', () => {
    expect(state({ ...listed, reg_from: '2027-01-15T10:00:00+03:00' })).toBe(
      'closed: Заявки с 15 января',
    )
    expect(state(listed, '2027-02-11T12:00:00+03:00')).toBe('closed: Приём закрыт')
    expect(state({ ...listed, published: false })).toBe('closed: Черновик')
    expect(state({ ...listed, cancelled_at: now })).toBe('closed: Отменён')
    expect(state({ ...listed, archived_at: now })).toBe('closed: Приём закрыт')
    expect(state({ ...listed, ...pastCup })).toBeNull()
  })
})

test('the answer to «Заявки» names the hour', () => {
  const answer = (event: typeof cup, at = now) => plain(registrationAnswer(event, at))
  expect(answer(cup)).toBe('до 10 февраля, 23:59')
  expect(answer({ ...cup, cancelled_at: now })).toBe('закрыты')
  expect(answer({ ...cup, archived_at: now })).toBe('закрыты')
  expect(answer({ ...cup, reg_from: '2027-01-15T10:00:00+03:00' })).toBe('с 15 января, 10:00')
  expect(answer(cup, '2027-02-11T12:00:00+03:00')).toBe('закрыты')
  expect(answer(pastCup)).toBe('закрыты')
  expect(answer({ ...cup, reg_to: null })).toBe('открыты')
})

test('days that are left are counted, and the last one is told', () => {
  const left = (at: string) => {
    const words = daysLeft(cup, at)
    return words && `${words.tone}: ${plain(words.text)}`
  }
  expect(left(now)).toBe('positive: Ещё 71 день')
  expect(left('2027-01-23T12:00:00+03:00')).toBe('caution: Ещё 18 дней')
  expect(left('2027-02-10T12:00:00+03:00')).toBe('caution: Последний день')
  expect(left('2027-02-11T12:00:00+03:00')).toBeNull()
})

test('sums and places', () => {
  expect(plain(priceFromText(120_000))).toBe('от 1 200 ₽')
  expect(priceFromText(0)).toBe('бесплатно')
  expect(plain(placesLeftText(1))).toBe('Осталось 1 место')
})
