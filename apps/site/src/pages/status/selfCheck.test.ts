import { expect, test, vi } from 'vitest'
import { clockFinding, runCheck } from './selfCheck.ts'

vi.mock('@parket/react/data/api', () => ({ api: {} }))

test('clocks a second apart agree: the server tells whole seconds', () => {
  expect(clockFinding(0).state).toBe('good')
  expect(clockFinding(-1)).toEqual({ state: 'good', text: 'Совпадают с сервером' })
})

test('clocks apart are told which way, and are worth a word from a minute on', () => {
  expect(clockFinding(42)).toEqual({ state: 'good', text: 'Спешат на 42\u00A0секунды' })
  expect(clockFinding(-3600)).toEqual({
    state: 'doubtful',
    text: 'Отстают на 3600\u00A0секунд',
  })
})

test('what cannot be checked is bad, in its own words', async () => {
  const check = () => Promise.reject(new Error('Ошибка загрузки версии: 503'))
  await expect(runCheck({ id: 'version', title: 'Версия', check })).resolves.toEqual({
    state: 'bad',
    text: 'Ошибка загрузки версии: 503',
  })
})
