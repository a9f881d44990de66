import { expect, test } from 'vitest'
import { deviceStatus, waitingMarks, type DeviceFacts } from './deviceStatus.ts'

const facts: DeviceFacts = {
  isUnkept: false,
  isOffline: false,
  waiting: 0,
  isStored: true,
  battery: 80,
  isAwake: true,
  notice: null,
  round: 'running',
  isReplaced: false,
  isSent: false,
  out: [],
  added: [],
  hour: '14:30',
}
const late = { state: 'late', message: 'Тур подсчитан' } as const

test.each<[string, Partial<DeviceFacts>]>([
  ['quiet check: Всё сохранено и\u00A0отправлено', {}],
  ['quiet check: Всё сохранено и\u00A0отправлено. Не\u00A0гасите экран', { isAwake: false }],
  ['quiet check: Сохранено, отправляется', { waiting: 2, isSent: true }],
  ['quiet check: Сохраняем… ', { waiting: 2, isStored: false }],
  ['good check: Принято 14:30. Изменить можно до\u00A0конца тура', { isSent: true }],
  ['warning people: Не\u00A0танцует: 52. Новые: 188', { out: [52], added: [188] }],
  ['warning people: Новые: 188. ', { added: [188] }],
  ['warning people: Новых: 4. ', { added: [188, 189, 190, 191] }],
  [
    'warning people: Не\u00A0танцуют 4\u00A0номера. Новые: 188',
    { out: [52, 53, 54, 55], added: [188] },
  ],
  ['warning battery: Батарея 9\u00A0%. Попросите зарядку, судите дальше', { battery: 9 }],
  [
    'warning offline: Нет сети: 14\u00A0отметок ждут. Судите дальше',
    { isOffline: true, waiting: 14, battery: 9 },
  ],
  ['closed lock: Тур подсчитан. ', { round: 'judged', isOffline: true }],
  ['closed lock: Тур опубликован. 1\u00A0отметка ждёт', { round: 'published', waiting: 1 }],
  [
    'closed lock: Тур подсчитан. Опоздавшее увидит главный судья',
    { round: 'judged', notice: late },
  ],
  [
    'warning warning: Отметки не\u00A0приняты. Эти отметки не\u00A0учтены, скажите главному судье',
    { notice: { state: 'refused', message: null } },
  ],
  ['closed people: Дальше судит другой судья. Сданное вами учтено', { isReplaced: true }],
  [
    'closed people: Дальше судит другой судья. 2\u00A0отметки ждут',
    { isReplaced: true, waiting: 2 },
  ],
  [
    'closed lock: В этом танце место занимает другой судья. Опоздавшее увидит главный судья',
    {
      isReplaced: true,
      notice: { state: 'late', message: 'В этом танце место занимает другой судья' },
    },
  ],
  [
    'broken warning: Планшет не\u00A0сохраняет: не\u00A0закрывайте страницу',
    { isUnkept: true, notice: late },
  ],
  [
    'broken warning: Планшет не\u00A0сохраняет. Поднимите руку ',
    { isUnkept: true, waiting: 1, isOffline: true },
  ],
  ['closed lock: Тур собирают заново. ', { round: 'drawn' }],
  ['good check: Принято. Изменить можно до\u00A0конца тура', { isSent: true, hour: null }],
  ['warning people: Не\u00A0танцует: 52. ', { out: [52] }],
  ['warning offline: Нет сети. Судите дальше, отметки сохраняются', { isOffline: true }],
  ['warning lock: Тур подсчитан. Опоздавшее увидит главный судья', { notice: late }],
  ['good check: Устройство готово. Сеть есть, экран не\u00A0погаснет', { round: null }],
  ['good check: Устройство готово. Не\u00A0гасите экран', { round: null, isAwake: false }],
])('says «%s»', (said, changes) => {
  const { tone, icon, fact, more } = deviceStatus({ ...facts, ...changes })
  expect(`${tone} ${icon}: ${fact} ${more}`).toBe(said)
})

test('a number that was changed twice is one mark that waits', () => {
  const named = { roundId: 7, dance: 'Вальс' }
  expect(
    waitingMarks([
      { ...named, entries: { 9: [1] } },
      { ...named, entries: { 9: null, 23: [1] } },
      { roundId: 7, dance: 'Танго', entries: { 9: [1] } },
    ]),
  ).toBe(3)
})
