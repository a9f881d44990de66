import { expect, test } from 'vitest'
import { givesUpDraw } from '../contest/status.ts'
import { drawStepNeeds } from './reason.ts'
import { readDigits, seedText } from './seedText.ts'
import { drawLine, drawStepText } from './words.ts'

const step = (by: 'organiser' | 'chief' | 'undo' | 'redraw', reason: string | null = null) => ({
  at: '',
  by,
  reason,
})

test('a draw and those before it are one line', () => {
  const first = { number: 1, seed: '0b9f6a52-3f0e', withdrawn: null }
  expect(drawLine([first])).toBe('Жеребьёвка №\u00A01, зерно 0b9f6a52…')
  const again = [
    { ...first, withdrawn: step('organiser', 'ошибка в списке') },
    { number: 2, seed: '5d1f6c1e-8f6b', withdrawn: null },
  ]
  expect(drawLine(again)).toBe(
    'Жеребьёвка №\u00A02, зерно 5d1f6c1e…, перед ней 1: „ошибка в списке“',
  )
  expect(drawLine(again.slice(0, 1))).toBeNull()
})

test('whoever decided is named', () => {
  expect(drawStepText(step('chief', 'Снялась пара'))).toBe('„Снялась пара“, решение главного судьи')
  expect(drawStepText(step('organiser'))).toBe('причина не\u00A0указана')
  expect(drawStepText(step('chief', ''))).toBe('причина удалена, решение главного судьи')
  expect(drawStepText(step('undo'))).toBe('действие отменено')
  expect(drawStepText(step('redraw'))).toBe('заменена следующей')
})

test('what gives up a draw is asked about: of locked heats by the chief judge’s decision', () => {
  expect(drawStepNeeds('drawn', 'planned')).toBe('organiser')
  expect(drawStepNeeds('locked', 'drawn')).toBe('chief')
  expect(drawStepNeeds('planned', 'drawn')).toBeNull()
  expect(drawStepNeeds('running', 'locked')).toBeNull()
  expect(givesUpDraw('ready', 'closed')).toBe(true)
  expect(givesUpDraw('running', 'ready')).toBe(false)
  expect(givesUpDraw('ready', 'running')).toBe(false)
})

test('a public seed follows from secret, digits, round and number', () => {
  const round = 'c1/1/main/all'
  expect(seedText({ secret: 'ab', digits: '4821', round, number: 2 })).toBe(
    'ab|4821|c1/1/main/all|2',
  )
})

test('digits are read as they are said', () => {
  expect(readDigits(' 48 21 ')).toBe('4821')
  expect(readDigits('48-21')).toBe('4821')
  expect(readDigits('12')).toBeNull()
  expect(readDigits('семь')).toBeNull()
})
