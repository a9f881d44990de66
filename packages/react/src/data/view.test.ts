import { expect, test } from 'vitest'
import { joinViews, mapView, refusedView, screenView, type View } from './view.ts'

const onRetry = () => {}
const ready: View<{ x: number }> = { state: 'ready', data: { x: 1 } }
const loading = { state: 'loading' } as View<{ x: number }>

test.each([
  [404, 'notFound'],
  [401, 'noRight'],
  [403, 'noRight'],
  [429, 'failed'],
  [503, 'failed'],
  [0, 'failed'],
])('an answer %i is shown as %s', (status, state) => {
  expect(refusedView(status, 'Почему', onRetry)).toEqual({ state, message: 'Почему', onRetry })
})

test('data take another shape, and nothing else does', () => {
  expect(mapView(ready, ({ x }) => ({ y: x }))).toEqual({ state: 'ready', data: { y: 1 } })
  expect(mapView(loading, ({ x }) => ({ y: x }))).toBe(loading)
})

test('two views are ready when both are', () => {
  const failed = refusedView(503, 'Почему', onRetry)
  expect(joinViews(ready, ready)).toEqual({ state: 'ready', data: [{ x: 1 }, { x: 1 }] })
  expect(joinViews(ready, loading)).toBe(loading)
  expect(joinViews(failed, loading)).toBe(failed)
})

test('a screen gets the data beside the state; what it has no picture for has failed', () => {
  const missing: View<{ x: number }> = refusedView(404, 'Нет такого', onRetry)
  expect(screenView(ready)).toEqual({ state: 'ready', x: 1 })
  expect(screenView(loading)).toEqual({ state: 'loading' })
  expect(screenView(missing)).toEqual({
    state: 'failed',
    isMissing: true,
    message: 'Нет такого',
    onRetry,
  })
  const failed: View<{ x: number }> = refusedView(503, 'Почему', onRetry)
  expect(screenView(failed)).toEqual({ state: 'failed', message: 'Почему', onRetry })
  expect(screenView(missing, ['notFound'])).toBe(missing)
})
