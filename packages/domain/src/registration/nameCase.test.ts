import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldName } from '../person/foldName.ts'
import { properName } from './nameCase.ts'

describe('a name typed in one case', () => {
  test.each([
    ['ИВАНОВА', 'Иванова'],
    ['иванова', 'Иванова'],
    ['ёлкина', 'Ёлкина'],
    ['АННА-МАРИЯ', 'Анна-Мария'],
    ['римский - корсаков', 'Римский - Корсаков'],
    ['ДЕ ЛА КРУС', 'Де Ла Крус'],
    ['фон берг', 'Фон Берг'],
    ['аль-фаиз', 'Аль-Фаиз'],
    ['ТЕР-ПЕТРОСЯН', 'Тер-Петросян'],
    ['али мамед оглы', 'Али Мамед оглы'],
    [' ван ', ' Ван '],
    ["О'КОННОР", "О'Коннор"],
    ['о’коннор', 'О’Коннор'],
    ["Д'АРТАНЬЯН", "д'Артаньян"],
    ["лук'яненко", "Лук'яненко"],
    ['SMITH', 'Smith'],
    ['van der berg', 'Van Der Berg'],
    ['ли', 'Ли'],
    ['а.с.', 'А.С.'],
    ['ИВАНОВА(ПЕТРОВА)', 'Иванова(Петрова)'],
    ['ИВАНОВА\u2011ПЕТРОВА', 'Иванова\u2011Петрова'],
    ['ИВАНОВА–ПЕТРОВА', 'Иванова–Петрова'],
    ['О`КОННОР', 'О`Коннор'],
    ['РЕИ\u0306НЕР', 'Реи\u0306нер'],
    ['SMITH III', 'Smith III'],
    ['smith ii', 'Smith II'],
    ['XI', 'Xi'],
    ['НГУЕН ВАН ХАЙ', 'Нгуен Ван Хай'],
    ['ВАН ЛИ', 'Ван Ли'],
    ['ли ден су', 'Ли Ден Су'],
    ['ОГЛЫ', 'Оглы'],
    ['АЛИЕВА МАМЕД КЫЗЫ', 'Алиева Мамед кызы'],
  ])('«%s» is offered as «%s»', (typed, offered) => {
    expect(properName(typed)).toBe(offered)
  })

  test.each([
    '',
    ' ',
    '-',
    'А',
    'А.',
    'А.С.',
    'Иванова',
    'иванова МАРИЯ',
    'де ла Крус',
    'фон Берг',
    'McDonald',
    'ДиКаприо',
    '李',
  ])('«%s» stays as it is', (typed) => {
    expect(properName(typed)).toBe(typed)
  })
})

const names = fc.string({
  unit: fc.constantFrom(...Array.from("абвёяАБЁЯabzABZ -–('’`.ßİ李"), 'ла', 'оглы', 'ii', 'XV'),
  maxLength: 20,
})

describe('of any name', () => {
  test('nothing but the case is changed: it is the same dancer', () => {
    fc.assert(
      fc.property(names, (typed) => {
        expect(foldName(properName(typed))).toBe(foldName(typed))
      }),
    )
  })

  test('mixed case is never changed', () => {
    fc.assert(
      fc.property(names, (typed) => {
        fc.pre(
          /\p{Ll}/u.test(typed.replaceAll('ß', '')) && /\p{Lu}/u.test(typed.replaceAll('İ', '')),
        )
        expect(properName(typed)).toBe(typed)
      }),
    )
  })

  test('what is offered stays as it is', () => {
    fc.assert(
      fc.property(names, (typed) => {
        const offered = properName(typed)
        expect(properName(offered)).toBe(offered)
      }),
    )
  })

  test('both cases are offered the same', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('абвёяabzix -–.’')),
      maxLength: 20,
    })
    fc.assert(
      fc.property(letters, (typed) => {
        expect(properName(typed.toUpperCase())).toBe(properName(typed))
      }),
    )
  })
})
