import { isDiallable } from './phone.ts'
import { describe, expect, test } from 'vitest'
import { checkCredentials } from '../auth/login.ts'
import { checkNewAccount, checkNewPassword, checkProfile, passwordProblem } from './profile.ts'
import { fullName, userTitle } from './user.ts'

const today = '2027-04-01'
const profile = {
  email: 'anna@example.org',
  last_name: 'Иванова',
  first_name: 'Анна',
  birth_date: '2002-01-15',
  phone: '+7 900 000-00-00',
  city: 'Москва',
}

describe('names of a user', () => {
  test('«Title = last name, first name, city, country»; what is empty is left out', () => {
    const user = { last_name: 'Иванова', first_name: 'Анна', city: 'Москва', country: 'Россия' }
    expect(userTitle(user)).toBe('Иванова, Анна, Москва, Россия')
    expect(userTitle({ ...user, city: null, country: ' ' })).toBe('Иванова, Анна')
    expect(userTitle({ last_name: 'Иванова', first_name: 'Анна' })).toBe('Иванова, Анна')
  })
  test('«Full name = last name followed by first name»', () => {
    expect(fullName({ last_name: 'Иванова', first_name: 'Анна' })).toBe('Иванова Анна')
    expect(fullName({ last_name: '', first_name: 'Анна' })).toBe('Анна')
  })
})

describe('a profile', () => {
  test('complete, with or without telephone and city', () => {
    expect(checkProfile(profile, today, isDiallable)).toEqual({})
    expect(checkProfile({ ...profile, phone: null, city: undefined }, today, isDiallable)).toEqual(
      {},
    )
    expect(checkProfile({ ...profile, phone: undefined, city: null }, today, isDiallable)).toEqual(
      {},
    )
  })
  test('what is missing is asked for by its field', () => {
    const empty = { email: ' ', last_name: '', first_name: ' ', birth_date: '' }
    expect(checkProfile(empty, today, isDiallable)).toEqual({
      email: ['Укажите email'],
      last_name: ['Укажите фамилию'],
      first_name: ['Укажите имя'],
      birth_date: ['Укажите дату рождения'],
    })
  })
  test('what cannot be is refused by its field', () => {
    const wrong = {
      email: 'anna',
      last_name: 'я'.repeat(101),
      first_name: 'Анна',
      birth_date: '2027-04-02',
      phone: 'нет',
      city: 'я'.repeat(101),
    }
    expect(checkProfile(wrong, today, isDiallable)).toEqual({
      email: ['Введите корректный адрес электронной почты.'],
      last_name: ['Слишком длинно: не больше 100 символов'],
      birth_date: ['Дата рождения ещё не наступила'],
      phone: ['Проверьте номер телефона'],
      city: ['Слишком длинно: не больше 100 символов'],
    })
    expect(
      checkProfile({ ...profile, phone: `1${' '.repeat(36)}2345` }, today, isDiallable),
    ).toEqual({
      phone: ['Проверьте номер телефона'],
    })
    expect(
      checkProfile({ ...profile, phone: `1${' '.repeat(35)}2345` }, today, isDiallable),
    ).toEqual({})
  })
  test('a telephone number of spaces is none', () => {
    expect(checkProfile({ ...profile, phone: ' ' }, today, isDiallable)).toEqual({})
  })
})

describe('a password: 8 to 200 characters, typed the same twice', () => {
  test.each([
    ['', 'Укажите пароль'],
    ['1234567', 'Пароль: от 8 до 200 символов'],
    ['💃'.repeat(7), 'Пароль: от 8 до 200 символов'],
    ['a'.repeat(201), 'Пароль: от 8 до 200 символов'],
    [' '.repeat(12), 'Укажите пароль'],
    ['12345678', null],
    ['💃'.repeat(200), null],
  ])('«%s»', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })
  test('twice the same', () => {
    const password = 'parket-demo'
    expect(checkNewPassword({ password, password_confirmation: password })).toEqual({})
    expect(checkNewPassword({ password, password_confirmation: 'parket-dem' })).toEqual({
      password_confirmation: ['Пароли не совпадают'],
    })
    expect(checkNewPassword({ password: 'short', password_confirmation: '' })).toEqual({
      password: ['Пароль: от 8 до 200 символов'],
    })
  })
  test('a new account is a profile and a password', () => {
    const fields = { ...profile, email: '', password: '', password_confirmation: '' }
    expect(checkNewAccount(fields, today, isDiallable)).toEqual({
      email: ['Укажите email'],
      password: ['Укажите пароль'],
    })
  })
})

test('login wants both fields', () => {
  expect(checkCredentials({ email: ' a@b.ru ', password: ' ' })).toEqual({})
  expect(checkCredentials({ email: ' ', password: 'x' })).toEqual({ email: ['Укажите email'] })
  expect(checkCredentials({ email: 'a@b', password: '' })).toEqual({
    email: ['Введите корректный адрес электронной почты.'],
    password: ['Укажите пароль'],
  })
})
