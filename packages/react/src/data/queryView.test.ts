import { ApiProblem } from '@parket/api-client/problem'
import { expect, test, vi } from 'vitest'
import { queryView } from './queryView.ts'

const refetch = vi.fn<() => Promise<void>>(async () => {})
const lost = new ApiProblem({ status: 0, answer: null })

test('what has come stays, whatever becomes of fetching it again', () => {
  expect(queryView({ data: 7, error: lost, refetch })).toEqual({ state: 'ready', data: 7 })
})

test('without data there is why, and another try', () => {
  const view = queryView({ data: undefined, error: lost, refetch })
  if (view.state !== 'failed') throw new Error(view.state)
  expect(view.message).toBe('Нет связи с сервером. Проверьте подключение и повторите.')
  view.onRetry()
  expect(refetch).toHaveBeenCalledOnce()
})

test('neither means that it is on its way', () => {
  expect(queryView({ data: undefined, error: null, refetch })).toEqual({ state: 'loading' })
})
