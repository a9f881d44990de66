import { describe, expect, test } from 'vitest'
import { checkEventJudge, checkJudge, checkPanel } from './judge.ts'

const judge = {
  last_name: 'Соколова',
  first_name: 'Ирина',
  city: 'Казань',
  club: '',
  category: 'Всероссийская',
  contacts: { phone: '+7 917 000-00-00', email: 'sokolova@judges.test' },
}

describe('a judge of the directory', () => {
  test('complete, with or without contacts', () => {
    expect(checkJudge(judge)).toEqual({})
    expect(checkJudge({ ...judge, city: '', contacts: { phone: '', email: '' } })).toEqual({})
  })
  test('what is wrong is told by its field', () => {
    const long = 'я'.repeat(101)
    expect(
      checkJudge({
        last_name: '',
        first_name: ' ',
        city: long,
        club: '',
        category: long,
        contacts: { phone: 'нет', email: 'нет' },
      }),
    ).toEqual({
      last_name: ['Укажите фамилию'],
      first_name: ['Укажите имя'],
      city: ['Слишком длинно: не больше 100 символов'],
      category: ['Слишком длинно: не больше 100 символов'],
      'contacts.phone': ['Проверьте номер телефона'],
      'contacts.email': ['Введите корректный адрес электронной почты.'],
    })
    const contacts = { ...judge.contacts, phone: '1 '.repeat(21) }
    expect(Object.keys(checkJudge({ ...judge, contacts }))).toEqual(['contacts.phone'])
  })
  test('contacts count without the spaces around them; a number has at most 40 characters', () => {
    const withContacts = (phone: string, email = '') =>
      checkJudge({ ...judge, contacts: { phone, email } })
    expect(withContacts(' ', ' ')).toEqual({})
    expect(withContacts(' +7 917 000-00-00 ', ' a@b.ru ')).toEqual({})
    expect(withContacts(`1${' '.repeat(35)}2345`)).toEqual({})
    expect(Object.keys(withContacts(`1${' '.repeat(36)}2345`))).toEqual(['contacts.phone'])
  })
})

describe('a judge at an event', () => {
  test.each([
    ['line', 'A', []],
    ['line', 'AA', []],
    ['line', null, ['letter']],
    ['line', 'a', ['letter']],
    ['line', 'Я', ['letter']],
    ['line', 'ABC', ['letter']],
    ['chief', null, []],
    ['chief', 'A', []],
    ['scrutineer', null, []],
    ['scrutineer', 'A', ['letter']],
    ['trainee', 'TA', []],
    ['trainee', 'A', ['letter']],
    ['trainee', null, ['letter']],
    ['guest', null, ['role']],
  ])('%s with letter %s: wrong %j', (role, letter, fields) => {
    expect(Object.keys(checkEventJudge({ role, letter }))).toEqual(fields)
  })
})

test('a panel: judges of the event with a letter, each once, and no trainee', () => {
  const letters = [
    { judge_id: 1, role: 'line' as const, letter: 'A' },
    { judge_id: 2, role: 'line' as const, letter: 'B' },
    { judge_id: 3, role: 'chief' as const, letter: null },
    { judge_id: 5, role: 'trainee' as const, letter: 'TA' },
  ]
  expect(checkPanel([5], letters)).toEqual({
    'judgeIds.0': ['Стажёр судит рядом с бригадой, в неё он не входит'],
  })
  expect(checkPanel([2, 1], letters)).toEqual({})
  expect(checkPanel([], letters)).toEqual({})
  expect(checkPanel([1, 3, 4, 1], letters)).toEqual({
    'judgeIds.1': ['У судьи нет буквы, в бригаду его включить нельзя'],
    'judgeIds.2': ['Такого судьи на турнире нет'],
    'judgeIds.3': ['Уже есть в списке'],
  })
})
