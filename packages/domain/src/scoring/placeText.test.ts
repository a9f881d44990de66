import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFinal, sheet } from '../testing/marks.ts'
import {
  placeLine,
  placeSentence,
  placeText,
  relativePlacement,
  scorePoints,
  skating,
  type ExplainedPlace,
} from './scoring.ts'

const nameOf = (entry: number) => `№ ${entry + 1}`
const lines = (places: readonly ExplainedPlace[]) => places.map(placeLine)
const sentences = (places: readonly ExplainedPlace[]) =>
  places.map((place) => placeSentence(place, nameOf))
const placesOf = (...dances: string[]) => skating(dances.map(sheet)).explain.places

test("a place of one's own and one that is shared", () => {
  expect(placeText({ first: 2, last: 2 })).toBe('2-е место')
  expect(placeText({ first: 28, last: 34 })).toBe('28–34-е место')
})

describe('one dance', () => {
  const tied = placesOf('21511 12255 55122 33336 44464 66643')

  test("the expert's line has the column, the counts, and the sums where they were compared", () => {
    expect(lines(placesOf('21132 32221 13313'))).toEqual([
      'большинство 2 и выше: 4 из 5, сумма 6',
      'большинство 2 и выше: 4 из 5, сумма 7',
      'большинство 3 и выше: 5 из 5',
    ])
    expect(lines(placesOf('122 231 313'))).toEqual([
      'большинство 2 и выше: 3 из 3',
      'большинство 2 и выше: 2 из 3',
      'большинство 3 и выше: 3 из 3',
    ])
  })
  test('and every further column of a tie', () => {
    expect(lines(tied.slice(0, 2))).toEqual([
      'большинство первых мест: 3 из 5',
      'большинство 2 и выше: 3 из 5, сумма 5; 3 и выше: 3 из 5, сумма 5; 4 и выше: 3 из 5, сумма 5; 5 и выше: 5 из 5, сумма 15; 6 и выше: 5 из 5, сумма 15; поровну, место делят',
    ])
  })
  test("a parent's sentence says what decided", () => {
    expect(sentences(tied.slice(0, 4))).toEqual([
      '3 из 5 судей поставили 1-е место: это большинство, и больше ни у кого из оставшихся его нет.',
      'Со счёта «2-е место или выше» и до последнего число оценок и их сумма те же, что у № 3. Поэтому 2–3-е место общее.',
      'Со счёта «2-е место или выше» и до последнего число оценок и их сумма те же, что у № 2. Поэтому 2–3-е место общее.',
      '4 из 5 судей поставили 3-е место или выше: это большинство, и больше ни у кого из оставшихся его нет.',
    ])
    expect(sentences(placesOf('122 231 313').slice(0, 2))).toEqual([
      '3 из 3 судей поставили 2-е место или выше; № 2 — 2.',
      '2 из 3 судей поставили 2-е место или выше; № 1 — 3.',
    ])
    expect(sentences(placesOf('21132 32221 13313'))[0]).toBe(
      '4 из 5 судей поставили 2-е место или выше; № 2 — 4. Где поровну, лучше меньшая сумма этих мест: 6; № 2 — 7.',
    )
    expect(sentences(placesOf('21511 12255 56122 33336 44464 65643'))[1]).toBe(
      'Сначала поровну с № 3, поэтому считали дальше. 5 из 5 судей поставили 5-е место или выше; № 3 — 4.',
    )
    expect(sentences(placesOf('1 2'))[0]).toBe(
      '1 из 1 судьи поставил 1-е место: это большинство, и больше ни у кого из оставшихся его нет.',
    )
  })
})

describe('several dances', () => {
  const ruleEleven = placesOf(
    '11253 22525 33636 45311 66144 54462',
    '12234 53122 44441 31313 25555 66666',
    '11111 23456 34562 45623 52234 66345',
    '11252 56323 22515 33136 45441 64664',
    '15152 32424 26261 51513 63345 44636',
  )
  const ruleTen = placesOf('2 1 3 4', '3 2 4 1', '3 2 1 4', '4 3 2 1')
  const shared = placesOf('1 2 3', '2 1 3')

  test("the expert's line has all of rules 9 to 11", () => {
    expect(lines(ruleEleven)).toEqual([
      'сумма мест 5',
      'сумма мест 16; правило 10 за 2: мест 2 и выше 2, их сумма 4; правило 11 за 2: большинство 3 и выше: 15 из 25',
      'сумма мест 16; правило 10 за 2: мест 2 и выше 2, их сумма 4; правило 11 за 2: большинство 3 и выше: 12 из 25',
      'сумма мест 16; правило 10 за 2: мест 2 и выше 0, их сумма 0',
      'сумма мест 22',
      'сумма мест 30',
    ])
    expect(lines(ruleTen)).toEqual([
      'сумма мест 12',
      'сумма мест 8',
      'сумма мест 10; правило 10 за 2: мест 2 и выше 2, их сумма 3',
      'сумма мест 10; правило 10 за 2: мест 2 и выше 2, их сумма 2',
    ])
    expect(lines(shared)[0]).toBe(
      'сумма мест 3; правило 10 за 1: первых мест 1, их сумма 1; правило 11 за 1: большинство 2 и выше: 2 из 2, сумма 3; 3 и выше: 2 из 2, сумма 3; поровну, место делят',
    )
    expect(lines(placesOf('1122 2211 3333', '1111 2222 3333'))[0]).toBe('сумма мест 2,5')
  })
  test("a parent's sentence says what decided", () => {
    expect(sentences(ruleEleven).slice(0, 4)).toEqual([
      'Сумма мест за все танцы 5: чем она меньше, тем выше место.',
      'Сумма мест за все танцы 16, как у № 3, № 4. Мест не ниже 2-го и их сумма тоже равны с № 3: 2 и 4, поэтому сравнили все оценки судей. 15 из 25 оценок — 3-е место или выше; № 3 — 12.',
      'Сумма мест за все танцы 16, как у № 2, № 4. Мест не ниже 2-го и их сумма тоже равны с № 2: 2 и 4, поэтому сравнили все оценки судей. 12 из 25 оценок — 3-е место или выше; № 2 — 15.',
      'Сумма мест за все танцы 16, как у № 2, № 3. Танцев на 2-м месте или выше: 0; № 2 — 2, № 3 — 2.',
    ])
    expect(sentences(ruleTen)[2]).toBe(
      'Сумма мест за все танцы 10, как у № 4. Танцев на 2-м месте или выше: 2; № 4 — 2. Где поровну, лучше меньшая сумма этих мест: 3; № 4 — 2.',
    )
    expect(sentences(placesOf('1 2 3 4', '1 2 3 4', '4 2 1 3')).slice(0, 2)).toEqual([
      'Сумма мест за все танцы 6, как у № 2. Танцев на 1-м месте: 2; № 2 — 0.',
      'Сумма мест за все танцы 6, как у № 1. Танцев на 1-м месте: 0; № 1 — 2.',
    ])
    expect(sentences(shared)[1]).toBe(
      'Сумма мест за все танцы 3, как у № 1. Мест не ниже 1-го и их сумма тоже равны с № 1: 1 и 1, поэтому сравнили все оценки судей. Со счёта «2-е место или выше» и до последнего число оценок и их сумма те же, что у № 1. Поэтому 1–2-е место общее.',
    )
  })
  test('any final can be told', () => {
    fc.assert(
      fc.property(anyFinal, (dances) => {
        const { places } = skating(dances).explain
        for (const text of lines(places)) expect(text).not.toMatch(/undefined|NaN|null/)
      }),
    )
  })
})

describe('relative placement', () => {
  const heads = { tieBreak: 'head-to-head' } as const
  const duel = relativePlacement(sheet('1212321 2131212 3323133'), heads).explain
  const circle = relativePlacement(sheet('123 231 312'), heads).explain
  const chief = relativePlacement(sheet('123 231 312'), {
    tieBreak: 'chief-judge',
    chiefOrdinals: [3, 1, 2],
  }).explain

  test("the expert's line ends with what broke the tie", () => {
    expect(lines(duel)).toEqual([
      'большинство 2 и выше: 6 из 7, сумма 9; 3 и выше: 7 из 7, сумма 12; личный спор 3:4',
      'большинство 2 и выше: 6 из 7, сумма 9; 3 и выше: 7 из 7, сумма 12; личный спор 4:3',
      'большинство 3 и выше: 7 из 7',
    ])
    expect(lines(circle)[0]).toBe(
      'большинство 2 и выше: 2 из 3, сумма 3; 3 и выше: 3 из 3, сумма 6; личный спор 2:1, 1:2; поровну, место делят',
    )
    expect(lines(chief)[2]).toBe(
      'большинство 2 и выше: 2 из 3, сумма 3; 3 и выше: 3 из 3, сумма 6; порядок главного судьи: 2',
    )
  })
  test("a parent's sentence says who or what broke the tie", () => {
    expect(sentences(duel)).toEqual([
      'По оценкам поровну с № 2, поэтому сравнили, кого из двоих больше судей ставит выше: № 2 — 3:4.',
      'По оценкам поровну с № 1, поэтому сравнили, кого из двоих больше судей ставит выше: № 1 — 4:3.',
      '7 из 7 судей поставили 3-е место или выше: это большинство, и больше ни у кого из оставшихся его нет.',
    ])
    expect(sentences(circle)[0]).toBe(
      'По оценкам поровну с № 2, № 3, поэтому сравнили, кого из двоих больше судей ставит выше: № 2 — 2:1, № 3 — 1:2. Поэтому 1–3-е место общее.',
    )
    expect(sentences(chief)[0]).toBe('По оценкам поровну с № 2, № 3, порядок решил главный судья.')
  })
})

describe('points', () => {
  const criteria = [
    { name: 'Техника', max: 100 },
    { name: 'Образ', max: 100 },
  ]
  const places = scorePoints(
    [
      [
        [[50], [60], [40], [50], [99]],
        [[50], [40], [60], [50], [1]],
      ],
    ],
    { criteria, deductions: [5, 0, 0, 5, 3] },
  ).explain
  const dropped = scorePoints([[[[10, 20, 30, 40, 50]], [[50, 10, 20, 30, 45]]]], {
    criteria,
    drop: 'criterion',
  }).explain

  test("the expert's line has the total, the deduction, and the criteria that decided", () => {
    expect(lines(places)).toEqual([
      'сумма 9,5; снято 0,5; поровну, место делят',
      'сумма 10; по критериям 6',
      'сумма 10; по критериям 4',
      'сумма 9,5; снято 0,5; поровну, место делят',
      'сумма 9,7; снято 0,3',
    ])
  })
  test("a parent's sentence says the same", () => {
    expect(sentences(places)).toEqual([
      'Сумма баллов 9,5: чем она больше, тем выше место. Главный судья снял 0,5. Баллы по критериям тоже не у одного. Поэтому 4–5-е место общее.',
      'Сумма баллов 10: чем она больше, тем выше место. Такая сумма не у одного, решили баллы по критериям: 6.',
      'Сумма баллов 10: чем она больше, тем выше место. Такая сумма не у одного, решили баллы по критериям: 4.',
      'Сумма баллов 9,5: чем она больше, тем выше место. Главный судья снял 0,5. Баллы по критериям тоже не у одного. Поэтому 4–5-е место общее.',
      'Сумма баллов 9,7: чем она больше, тем выше место. Главный судья снял 0,3.',
    ])
    expect(sentences(dropped)).toEqual([
      'Сумма баллов 18,5: чем она больше, тем выше место. Высшая и низшая оценки не считаются.',
    ])
  })
})
