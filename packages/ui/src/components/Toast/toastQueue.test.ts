import { expect, test, vi } from 'vitest'
import { createToastQueue } from './toastQueue.ts'

test('toasts come in order, the oldest makes room for the fourth', () => {
  const queue = createToastQueue()
  const listener = vi.fn()
  const stop = queue.subscribe(listener)
  for (const text of ['1', '2', '3', '4']) queue.add({ text })
  expect(queue.getItems().map(({ text }) => text)).toEqual(['2', '3', '4'])
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  queue.add({ text: '5' })
  expect(listener).toHaveBeenCalledTimes(4)
})

test('a closed one is gone, the others stay', () => {
  const queue = createToastQueue()
  const id = queue.add({ text: 'Сохранено' })
  queue.add({ text: 'Письмо отправлено' })
  queue.close(id)
  expect(queue.getItems().map(({ text }) => text)).toEqual(['Письмо отправлено'])
})

test('what is shown is the same object until it changes', () => {
  const queue = createToastQueue()
  expect(queue.getItems()).toBe(queue.getItems())
})
