import { consoleTexts } from '@parket/domain/problems/catalogue'
import { afterEach, expect, test, vi } from 'vitest'
import { logFailure } from './logFailure.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [consoleTexts.register, 'Ошибка при регистрации'],
  [consoleTexts.changePassword, 'Ошибка при смене пароля'],
  [consoleTexts.loadEvent, 'Ошибка при загрузке турнира'],
])('a failure is told as «%s» and goes on', async (text, words) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('503')
  await expect(logFailure(text, Promise.reject(failure))).rejects.toBe(failure)
  expect(told).toHaveBeenCalledWith(words, failure)
})

test('what succeeds is told to nobody', async () => {
  const told = vi.spyOn(console, 'error')
  await expect(logFailure(consoleTexts.register, Promise.resolve(7))).resolves.toBe(7)
  expect(told).not.toHaveBeenCalled()
})
